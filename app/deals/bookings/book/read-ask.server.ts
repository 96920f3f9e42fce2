import { readTyped } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { longest } from '../requests/longest.ts'
import { bookFields, guestFields } from './book-fields.ts'

/** The fields about the guest, as they were typed. */
export type GuestFields = ReturnType<typeof readAsk>['sent']

/**
 * @param isGuest a guest without an account
 * @returns `values`: the fields as they are stored
 */
export function readAsk(form: FormData, language: Language, isGuest: boolean) {
  const { values, problems } = readFields(guestFields, form, language)
  const sent = { ...readTyped(guestFields, form).values, names: textIn(form, 'names') }
  const names = sent.names
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)
  return {
    sent,
    values,
    problems: isGuest ? problems : readFields(bookFields, form, language).problems,
    hasLongName: names.some((name) => name.length > longest.name),
    names,
  }
}
