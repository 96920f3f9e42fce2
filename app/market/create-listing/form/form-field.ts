/** A field in the language of the page: plain data, so that no area's code reaches the browser. */
export type FormField = {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint?: string
  /** What the field accepts, shown as its error. */
  readonly expected: string
  readonly input: Input
  /** Not asked where the field `by` has one of these values. */
  readonly notOf?: { readonly by: string; readonly values: readonly string[] }
}

/** `expected` may be left out if it follows from the input. */
export type PartialField = Omit<FormField, 'expected'> & Partial<FormField>

/** `kept`: only offered where it is chosen already. */
export type Choice = { readonly value: string; readonly label: string; readonly kept?: boolean }

export type Input =
  | {
      readonly control: 'line'
      readonly type: 'text' | 'tel' | 'email' | 'url' | 'date' | 'time'
      readonly max?: number
      readonly autoComplete?: string
      readonly suggestions?: readonly string[]
    }
  /** Several lines; with `lines` each is an entry. */
  | { readonly control: 'text'; readonly max: number }
  | { readonly control: 'lines'; readonly max: number; readonly most?: number }
  | { readonly control: 'number' }
  /** `settled`: the first option is the default. `preset`: what is chosen by the value of the field `under`. */
  | {
      readonly control: 'one'
      readonly options: readonly Choice[]
      readonly settled?: boolean
      readonly preset?: { readonly under: string; readonly values: Readonly<Record<string, string>> }
    }
  | { readonly control: 'some'; readonly options: readonly Choice[] }
  /** Options that depend on the value of the field `under`. */
  | {
      readonly control: 'terms'
      readonly under: string
      readonly groups: Readonly<Record<string, readonly Choice[]>>
    }
  | { readonly control: 'hours' }
  | { readonly control: 'check' }

export type PartName = 'about' | 'price' | 'facts' | 'more' | 'times' | 'place' | 'contact'
export type FormPart = { readonly name: PartName; readonly fields: readonly FormField[] }

/** What is wrong with a field, and all of it by field name. */
export type FormProblem = 'missing' | 'invalid'
export type FormProblems = Readonly<Record<string, FormProblem>>

/** The field name of an attribute. */
export const attributeField = (key: string) => `a.${key}`
