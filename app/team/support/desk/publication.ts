import { line, type Problems, required, type Values } from '../../../ground/forms/fields.ts'
import { messageFields } from '../../../people/tickets/message.ts'

export const longestTitle = 120 // characters

/** What the staff makes of a letter so that it can be read as a question. */
export const publicationFields = {
  title: required(line(longestTitle)),
  description: messageFields.message,
  // A term of the taxonomy `question`.
  topic: required(line(60)),
  // The public name of the person who asked.
  name: required(line(60)),
}
export type WrittenQuestion = Values<typeof publicationFields>

export type RefusedPublication = {
  readonly written: WrittenQuestion
  readonly problems: Problems<typeof publicationFields>
}

/** What the form begins with: the first sentence as the title, and of the name the first word. */
export function questionIn({ message, name }: { message: string; name: string | null }): WrittenQuestion {
  const [sentence = ''] = /^[^\n]*?(?:[？。！]|[?!.](?=\s|$))|^[^\n]*/.exec(message) ?? []
  const [firstName = ''] = name?.trim().split(/\s+/) ?? []
  return { title: sentence.slice(0, longestTitle), description: message, topic: '', name: firstName }
}
