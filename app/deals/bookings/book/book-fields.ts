import { email, line, phone, required, text } from '../../../ground/forms/fields.ts'
import { longest } from '../requests/longest.ts'

export const bookFields = {
  name: required(line(longest.name)),
  phone: required(phone),
  message: text(longest.guestWords),
}

/** A guest without an account is reached by email. */
export const guestFields = { ...bookFields, email: required(email) }
