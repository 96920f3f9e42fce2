/** What is asked for, in the language of the page: plain data, so that no area reaches the browser. */
export type FormField = {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint?: string
  /** What can stand there, told where something else does. */
  readonly expected: string
  readonly input: Input
}

export type Choice = { readonly value: string; readonly label: string }

export type Input =
  | {
      readonly control: 'line'
      readonly type: 'text' | 'tel' | 'email' | 'url' | 'date' | 'time'
      readonly max?: number
      readonly autoComplete?: string
      readonly suggestions?: readonly string[]
    }
  /** Several lines; `lines`: each stands for itself. */
  | { readonly control: 'text' | 'lines'; readonly max: number }
  | { readonly control: 'number' }
  /** `settled`: the first one is meant where nothing is chosen. */
  | { readonly control: 'one'; readonly options: readonly Choice[]; readonly settled?: boolean }
  | { readonly control: 'some'; readonly options: readonly Choice[] }
  /** Some words of those that belong to what is chosen in the field `under`. */
  | {
      readonly control: 'terms'
      readonly under: string
      readonly groups: Readonly<Record<string, readonly Choice[]>>
    }
  | { readonly control: 'hours' }
  | { readonly control: 'check' }

export type PartName = 'about' | 'price' | 'facts' | 'more' | 'times' | 'place' | 'contact'
export type FormPart = { readonly name: PartName; readonly fields: readonly FormField[] }

/** What is wrong with what was typed, by the name of its field. */
export type Problem = 'missing' | 'invalid'
export type Problems = Readonly<Record<string, Problem>>

/** Names the field of an attribute. */
export const attributeField = (key: string) => `a.${key}`
