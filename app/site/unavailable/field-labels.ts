import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { knownAreas } from '../../directory/known-areas.ts'
import { attributeField } from '../../market/create-listing/form/form-field.ts'

/** What people type into the site's forms, by the names of the fields. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  address: msg`Address`,
  altText: msg`What the photo shows`,
  answer: msg`Your answer`,
  birthDate: msg`Date of birth`,
  businessName: msg`Name of the business`,
  contactName: msg`Name of the contact person`,
  description: msg`Description`,
  email: msg`Email address`,
  fullName: msg`Your name`,
  link: msg`Web address`,
  mailingAddress: msg`Mailing address`,
  message: msg`Your message`,
  name: msg`Your name`,
  phone: msg`Phone number`,
  phoneNumber: msg`Phone number`,
  reason: msg`Reason`,
  text: msg`Your text`,
  title: msg`Title`,
  village: msg`Village`,
  website: msg`Web address`,
  whatsappNumber: msg`WhatsApp number`,
}

/** Null for a field that, by its name, no one types into. */
export function fieldLabel(name: string, i18n: I18n): string | null {
  if (Object.hasOwn(labels, name)) return i18n._(labels[name]!)
  for (const { attributes } of knownAreas())
    for (const [key, { label }] of Object.entries(attributes))
      if (attributeField(key) === name) return i18n._(label)
  return null
}
