import type { Problems } from '../../../market/create-listing/form/form-field.ts'

/** What the staff makes of a letter so that it can be read as a question, by the names of its fields. */
export type WrittenQuestion = {
  readonly title: string
  readonly description: string
  /** A term of the taxonomy `question`. */
  readonly topic: string
  /** The public name of the person who asked. */
  readonly name: string
}

export type RefusedPublication = { readonly written: WrittenQuestion; readonly problems: Problems }

export const longestTitle = 120 // characters
export const longestName = 60

/** What the form begins with: the first sentence as the title, and of the name the first word. */
export function questionIn({ message, name }: { message: string; name: string | null }): WrittenQuestion {
  const [sentence = ''] = /^[^\n]*?(?:[？。！]|[?!.](?=\s|$))|^[^\n]*/.exec(message) ?? []
  const [firstName = ''] = name?.trim().split(/\s+/) ?? []
  return { title: sentence.slice(0, longestTitle), description: message, topic: '', name: firstName }
}
