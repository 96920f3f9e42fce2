import { line, phone, required, text } from '../../../ground/forms/fields.ts'

/** Enough for one's own page and work; more are advertising. */
export const mostLinks = 3

export const applyFields = {
  name: required(line(120)),
  phone: required(phone),
  message: required(text(5000)),
}

/** To a question of the employer's. */
export const answerField = required(text(1000))

export const largestPdf = 5 * 2 ** 20 // bytes
