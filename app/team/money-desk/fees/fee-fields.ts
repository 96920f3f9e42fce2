import { fraction, required, text } from '../../../ground/forms/fields.ts'

export const feeFields = { percent: required(fraction({ from: 0, to: 30 })), account: text(500) }
