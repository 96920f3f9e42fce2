import { cleanLine, cleanText } from './clean-text.ts'

/** A form, or whatever else says what was typed in a field. */
export type TypedForm = { get(name: string): FormDataEntryValue | null | undefined }

/** What was typed in a field, on any number of lines; empty where the form has no such field. */
export const textIn = (form: TypedForm, name: string): string => cleanText(sentIn(form, name))

/** What was typed in a field of one line. */
export const lineIn = (form: TypedForm, name: string): string => cleanLine(sentIn(form, name))

/**
 * The file that was chosen; `none` was, or it is too `large`. What kind it is, only its content tells.
 * @param largest bytes
 */
export function fileIn(form: TypedForm, name: string, largest: number): File | 'none' | 'large' {
  const file = form.get(name)
  if (!(file instanceof File) || (file.size === 0 && !file.name)) return 'none'
  return file.size > largest ? 'large' : file
}

/** A field's value as it was sent, such as a password or an id; empty where the form has no such field. */
export function sentIn(form: TypedForm, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}
