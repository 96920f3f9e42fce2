import { languageTags } from '../../ground/i18n/languages.ts'
import type { FormField, ItemValues } from './field.ts'

export type ItemTitle = { readonly text: string; readonly lang: string }

/** What an item is called, and in which language: by its first text in its own, or by the first text of all. */
export function titleOf(fields: readonly FormField[], written: ItemValues): ItemTitle | null {
  const { lang = 'en' } = written
  const isNamed = ({ name }: FormField) => written[name]
  const named =
    fields.find((field) => field.language === lang && isNamed(field)) ??
    fields.find((field) => field.control.type === 'line' && isNamed(field))
  return named ? { text: written[named.name]!, lang: languageTags[named.language ?? 'en'] } : null
}
