/** An address as it is stored; null if it can't be one. */
export function addressOf(email: string): string | null {
  const address = email.trim().toLowerCase()
  return address.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(address)
    ? address
    : null
}
