import { shownPhone } from '../../ground/forms/phone.server.ts'
import type { Application } from './tables.server.ts'

/** What an applicant has sent, for both sides. */
export const factsOf = ({ number, name, phone, message, answers, mayWork, fileSize }: Application) => ({
  number,
  name,
  phone,
  shownPhone: shownPhone(phone),
  message,
  answers,
  mayWork,
  fileSize,
})
export type Facts = ReturnType<typeof factsOf>
