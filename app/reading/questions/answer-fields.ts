import { required, text } from '../../ground/forms/fields.ts'

export const answerFields = { content: required(text(5_000)) }
