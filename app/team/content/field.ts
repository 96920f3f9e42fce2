import { cleanText } from '../../ground/forms/clean-text.ts'
import type { Language } from '../../ground/i18n/languages.ts'

/**
 * The values of an item by field name, as a form sends them: `category`, and `title.ko` for a text in each language.
 * Empty values are left out.
 */
export type ItemValues = Readonly<Record<string, string>>

export const isSame = (one: ItemValues | null, other: ItemValues | null) =>
  one && other ? inOrder(one) === inOrder(other) : one === other

/** The same text for the same fields in any order. */
export const inOrder = (written: ItemValues) =>
  JSON.stringify(
    Object.entries(written)
      .filter(([, value]) => value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** What is wrong, in words, by the name of its field. */
export type ItemProblems = Readonly<Record<string, string>>

/** `lang`: the BCP 47 tag of the label, where it is not the page's. */
export type Choice = { readonly value: string; readonly label: string; readonly lang?: string }

/** What is written in a field, and by what. */
export type Control =
  | { readonly type: 'line'; readonly max: number; readonly input?: 'tel' | 'url' }
  | { readonly type: 'text'; readonly max: number }
  /** A day, no later than today. */
  | { readonly type: 'day' }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly decimals?: true }
  /** `none`: what it means when nothing is chosen, where that means something. */
  | { readonly type: 'choice'; readonly options: readonly Choice[]; readonly none?: string }
  /** What names an item in addresses. */
  | { readonly type: 'slug' }
  /** Any of them, written one after the other with spaces between. */
  | { readonly type: 'some'; readonly options: readonly Choice[] }
  /** `on` or nothing. */
  | { readonly type: 'check' }
  /** The address of a picture on this site. */
  | { readonly type: 'picture' }

/** A field as a page shows it, in the language of its editor. */
export type FormField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required: boolean
  /** Written once, when an item is new. */
  readonly isFixed: boolean
  readonly control: Control
  /** In which its text is to be written; null: it is no text that is translated. */
  readonly language: Language | null
}

/** What a form says of each field; a picture that comes with it aside. */
export function writtenIn(form: FormData, fields: readonly FormField[]): ItemValues {
  const written: Record<string, string> = {}
  for (const { name } of fields) {
    const value = form
      .getAll(name)
      .filter((one) => typeof one === 'string')
      .map(cleanText)
      .filter(Boolean)
      .join(' ')
    if (value && !form.has(removalOf(name))) written[name] = value
  }
  return written
}

/** What a form calls the file that is to become the picture of a field, and the sign that there is to be none. */
export const fileOf = (name: string) => `${name}-file`
export const removalOf = (name: string) => `${name}-remove`
