import { email, publishedPhone, text, webAddress } from '../../../ground/forms/fields.ts'

const page = { ...webAddress(200), secure: true } as const

/** How the people of the site are reached. */
export const contactFields = {
  email,
  phone: publishedPhone,
  address: text(300),
  facebook: page,
  twitter: page,
  instagram: page,
  linkedin: page,
}
