import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { phoneText } from '../../../ground/forms/phone-text.ts'
import { type FieldProblem, profileFields, type ProfileFields } from '../profile-fields.ts'

/** What is wrong with a field, and what to do. */
export function problemText(
  name: keyof ProfileFields,
  problem: Exclude<FieldProblem, 'settled'>,
  i18n: I18n,
): string {
  switch (problem) {
    case 'missing':
      return i18n._(missing[name])
    case 'tooLong': {
      const most = profileFields[name].max
      return i18n._(msg`This is too long. Use up to ${most} characters.`)
    }
    case 'future':
      return i18n._(msg`This day is in the future. Check the year.`)
    case 'young':
      return i18n._(msg`You need to be 13 years old to have a profile.`)
    case 'invalid':
      return i18n._(
        name === 'birthDate' ? msg`Enter a valid date of birth. Check the day, month and year.` : phoneText,
      )
  }
}

const missing = {
  fullName: msg`Please enter your full name.`,
  birthDate: msg`Please enter your date of birth.`,
  mailingAddress: msg`Please enter your mailing address.`,
  village: msg`Please enter your village.`,
  island: msg`Please choose your island.`,
  phoneNumber: msg`Please enter your phone number.`,
  whatsappNumber: msg`Please enter your WhatsApp number.`,
}
