/**
 * The normalized address under which an account is looked up; null if no account can have it. New addresses must pass
 * `emailIn`; older ones can still sign in.
 */
export function accountEmail(email: string): string | null {
  const address = email.trim().toLowerCase()
  return address.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(address)
    ? address
    : null
}
