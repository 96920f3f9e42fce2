import { line, phone, required, text } from '../../../ground/forms/fields.ts'

export const applyFields = {
  name: required(line(120)),
  phone: required(phone),
  message: required(text(5000)),
}

/** Of an answer to a question of the employer's. */
export const longestAnswer = 1000 // characters

export const largestPdf = 5 * 2 ** 20 // bytes
