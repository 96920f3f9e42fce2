import { email, line, oneOf, type Problems, required, text, type Values } from '../../ground/forms/fields.ts'
import { contactTopics } from './topics.ts'

/** The fields of a visitor's message. */
export const messageFields = {
  topic: oneOf(contactTopics, 'general'),
  name: required(line(100)),
  email: required(email),
  message: required(text(5_000)),
}
export type Message = Values<typeof messageFields>
export type Errors = Problems<typeof messageFields>
