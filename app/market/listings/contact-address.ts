import type { Detail } from '../../directory/detail/load-detail.server.ts'
import type { Contact } from '../../directory/tables.server.ts'
import { callAddress, numberToDial } from '../../ground/forms/call-address.ts'

export const whatsappAddress = (phone: string) => `https://wa.me/${numberToDial(phone).slice(1)}`

/** Calls the published number; without one it opens a message, or else an email. Null if no contact is published. */
export const contactAddress = ({ phone, email }: Contact, writeTo?: string | null): string | null =>
  phone ? callAddress(phone) : (writeTo ?? (email ? `mailto:${email}` : null))

/** Where the contact of a private person is shown; null where it is published, or the listing no longer is. */
export const contactRequest = ({
  href,
  contactPrivate,
  unlisted,
}: Pick<Detail, 'href' | 'contactPrivate' | 'unlisted'>) =>
  contactPrivate && !unlisted ? `${href}/contact` : null
