import { line, required } from '../../ground/forms/fields.ts'

/** The field of a person's name. */
export const fullName = required(line(100))
