/**
 * An address under which an account is looked up; null: none can have it. New ones are held to `emailIn`, older ones
 * still sign in.
 */
export function addressOf(email: string): string | null {
  const address = email.trim().toLowerCase()
  return address.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(address)
    ? address
    : null
}
