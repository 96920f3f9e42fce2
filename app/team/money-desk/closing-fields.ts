import { required, text } from '../../ground/forms/fields.ts'

export const closingFields = { reason: required(text(500)) }
