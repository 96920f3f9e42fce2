import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '../../../ground/forms/fields.ts'
import { phoneText } from '../../../ground/forms/phone-text.ts'
import type { guestFields } from './book-fields.ts'

const name = msg`Write your name.`
const email = msg`Write an email address, such as name@example.com.`
const longMessage = msg`Use up to 2,000 characters.`

export const fieldTexts: Readonly<
  Record<keyof typeof guestFields, Readonly<Record<Problem, MessageDescriptor>>>
> = {
  name: { missing: name, tooLong: msg`Use up to 120 characters.`, invalid: name },
  phone: { missing: msg`Write a phone number.`, tooLong: phoneText, invalid: phoneText },
  email: { missing: email, tooLong: email, invalid: email },
  message: { missing: longMessage, tooLong: longMessage, invalid: longMessage },
}
