import { type ContactTopic, topicOf } from './topics.ts'

/** What a visitor wrote. */
export type Message = { topic: ContactTopic; name: string; email: string; message: string }

/** What is wrong with a field. */
export type Errors = { name?: 'missing'; email?: 'missing' | 'wrong'; message?: 'missing' | 'long' }

export const longest = { name: 100, email: 254, message: 5_000 } // characters

export function readMessage(form: FormData): Message {
  return {
    topic: topicOf(form.get('topic')),
    name: textOf(form, 'name').replace(/\s+/g, ' ').slice(0, longest.name),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
  }
}

/** Null where all is well. */
export function errorsOf({ name, email, message }: Message): Errors | null {
  const errors: Errors = {}
  if (!name) errors.name = 'missing'
  if (!email) errors.email = 'missing'
  else if (!isEmailAddress(email)) errors.email = 'wrong'
  if (!message) errors.message = 'missing'
  else if (message.length > longest.message) errors.message = 'long'
  return Object.keys(errors).length > 0 ? errors : null
}

/** What a person mistypes; whether the address exists, only a letter tells. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest.email && /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/.test(text)

/** Forms send line ends of their own kind, and PostgreSQL has no text with a null character. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '').trim() : ''
}
