import { lineIn, textIn, type TypedForm } from './typed.ts'

/**
 * A field of a form, declared once: `readFields` on the server reads it, and the input that asks for it has its
 * attributes from `attributesOf`.
 */
export type Field = {
  readonly type: 'text' | 'line' | 'email' | 'phone' | 'webAddress' | 'day' | 'oneOf' | 'number' | 'money'
  /** Characters. */
  readonly max: number
  readonly required?: true
  /** For `phone`: it stays as it was typed, unless `callAddress` would call another number. */
  readonly published?: true
  /** For `phone`: 911 is valid, too. */
  readonly emergency?: true
  /** For `webAddress`: only https is valid. */
  readonly secure?: true
  /** For `number` and `money` (in US cents): the minimum and the maximum. */
  readonly from?: number
  readonly to?: number
  /** For `number`: a fraction is valid, too. */
  readonly fraction?: true
  readonly options?: readonly string[]
  /** The value if no option was chosen. */
  readonly otherwise?: string
}
export type Fields = Readonly<Record<string, Field>>

/** Any number of lines. */
export const text = (max: number) => ({ type: 'text', max }) as const
export const line = (max: number) => ({ type: 'line', max }) as const
/** As accounts have theirs: in small letters. */
export const email = { type: 'email', max: 254 } as const
/** With the code of its country, unless it is of North America or a country of the language. Stored as `+16702345678`. */
export const phone = { type: 'phone', max: 40 } as const
/** Readers of all languages see it as its owner writes it, so that only numbers of North America may leave their country out. */
export const publishedPhone = { ...phone, published: true } as const
/** People leave `https://` out. */
export const webAddress = (max: number) => ({ type: 'webAddress', max }) as const
/** As `2026-11-20`. */
export const day = { type: 'day', max: 10 } as const
type Range = { readonly from: number; readonly to: number }
/** In digits: `18,900`. */
export const number = (range: Range) => ({ type: 'number', max: 30, ...range }) as const
/** For positions on the map, and other numbers with a fraction. */
export const fraction = (range: Range) => ({ ...number(range), fraction: true }) as const
/** Typed in dollars, `18,900` or `$12.50`. @param range and its value in US cents */
export const money = (range: Range) => ({ type: 'money', max: 30, ...range }) as const
/** @param otherwise the value if no option was chosen */
export const oneOf = <const Option extends string, const Otherwise extends NoInfer<Option> | ''>(
  options: readonly Option[],
  otherwise: Otherwise,
) => ({ type: 'oneOf', max: Infinity, options, otherwise }) as const
export const required = <const F extends Field>(field: F) => ({ ...field, required: true }) as const

export type Problem = 'missing' | 'tooLong' | 'invalid'
export type Problems<F extends Fields> = { readonly [Name in keyof F]?: Problem }

/** Empty where nothing was typed; null of a number. */
export type Values<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
type ValueOf<F extends Field> = F extends {
  options: readonly (infer Option)[]
  otherwise: infer Otherwise
}
  ? Option | Otherwise
  : F['type'] extends 'number' | 'money'
    ? number | null
    : string

/**
 * The values of a form and what is wrong with them. A field with a problem keeps what was typed; a number with a
 * problem is null. `problems` is null if all values are valid.
 */
export type Reading<F extends Fields> = {
  readonly values: Values<F>
  readonly problems: Problems<F> | null
}

type TextFields = Readonly<Record<string, Field & { readonly from?: never }>>

/** Reads a form, and reports what a browser can tell before it is sent: values that are missing or too long. */
export const readTyped = <F extends TextFields>(fields: F, form: TypedForm): Reading<F> =>
  readEach(fields, form, checkLength)

/** A field's value as it is stored or, where it has a problem, as it was typed. */
export type CheckedValue = { readonly value: string; readonly problem: Problem | null }

export function readEach<F extends Fields>(
  fields: F,
  form: TypedForm,
  check: (field: Field, typed: string) => CheckedValue,
): Reading<F> {
  const checked = Object.entries(fields).map(
    ([name, field]) => [name, check(field, valueIn(form, name, field))] as const,
  )
  const problems = checked.flatMap(([name, { problem }]) => (problem ? [[name, problem]] : []))
  return {
    // TypeScript does not know the names of entries.
    values: Object.fromEntries(checked.map(([name, { value }]) => [name, value])) as Values<F>,
    problems: problems.length > 0 ? (Object.fromEntries(problems) as Problems<F>) : null,
  }
}

function valueIn(form: TypedForm, name: string, { type, options, otherwise = '' }: Field): string {
  if (type === 'text') return textIn(form, name)
  const typed = lineIn(form, name)
  return options && !options.includes(typed) ? otherwise : typed
}

export function checkLength({ type, max, required }: Field, value: string): CheckedValue {
  if (required && !value) return { value, problem: 'missing' }
  if (value.length <= max) return { value, problem: null }
  return { value, problem: type === 'text' || type === 'line' ? 'tooLong' : 'invalid' }
}

const inputTypes = { email: 'email', phone: 'tel', webAddress: 'url', day: 'date' } as const

/** What the input of a field has to say. */
export const attributesOf = ({ type, max, required }: Field) => ({
  ...(type in inputTypes && { type: inputTypes[type as keyof typeof inputTypes] }),
  ...(type !== 'day' && type !== 'oneOf' && { maxLength: max }),
  required,
})
