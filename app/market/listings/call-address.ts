import type { Detail } from '../../directory/detail/load-detail.server.ts'
import type { Contact } from '../../directory/tables.server.ts'

export const callAddress = (phone: string) => `tel:${digits(phone)}`

export const whatsappAddress = (phone: string) => `https://wa.me/${digits(phone).slice(1)}`

/** Calls the published number; without one it opens a message, or else an email. Null if no contact is published. */
export const contactAddress = ({ phone, email }: Contact, writeTo?: string | null): string | null =>
  phone ? callAddress(phone) : (writeTo ?? (email ? `mailto:${email}` : null))

/** A number as `tel:` wants it, with a country; the islands' own need neither it nor their area code, and 911 has none. */
function digits(number: string): string {
  const plain = number.replace(/\D/g, '')
  if (plain.length <= 3) return plain
  if (plain.length === 7) return `+1670${plain}`
  return number.trim().startsWith('+') || plain.length > 10 ? `+${plain}` : `+1${plain}`
}

/** Where the contact of a private person is shown; null where it is published, or the listing no longer is. */
export const contactRequest = ({
  href,
  contactPrivate,
  unlisted,
}: Pick<Detail, 'href' | 'contactPrivate' | 'unlisted'>) =>
  contactPrivate && !unlisted ? `${href}/contact` : null
