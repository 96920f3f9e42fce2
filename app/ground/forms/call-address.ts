/** With it a published number is called from everywhere. */
export const callAddress = (phone: string) => `tel:${numberToDial(phone)}`

/** `+16702345678`; the islands' own are published with neither their country nor their area code, and 911 has none. */
export function numberToDial(phone: string): string {
  const plain = phone.replace(/\D/g, '')
  if (plain.length <= 3) return plain
  if (plain.length === 7) return `+1670${plain}`
  return /^\s*\(?\+/.test(phone) || plain.length > 10 ? `+${plain}` : `+1${plain}`
}
