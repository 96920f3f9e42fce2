import type { MessageDescriptor } from '@lingui/core'

/** A control of the form of something that can be booked. Its limits are those of the schemas on the server. */
export type Control = {
  /** The setting's, or the column's. */
  readonly name: string
  /** `hours` are kept in minutes, `money` in cents. `radios` are a choice of sentences, which a list would cut off. */
  readonly type:
    | 'text'
    | 'number'
    | 'hours'
    | 'money'
    | 'day'
    | 'clock'
    | 'weekdays'
    | 'choice'
    | 'radios'
    | 'yes'
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Of a choice or radios, by value. */
  readonly options?: Readonly<Record<string, MessageDescriptor>>
}

/** Rows of the same controls, any number of them. Those that are empty don't count. */
export type ControlRows = {
  readonly name: string
  readonly title: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** What the button says that adds one. */
  readonly add: MessageDescriptor
  readonly controls: readonly Control[]
}

export type FormShape = { readonly controls: readonly Control[]; readonly rows: readonly ControlRows[] }

/** What was typed: by name of the control, such as `seasons.0.from`. Only weekdays have several. */
export type TypedControls = Readonly<Record<string, readonly string[]>>

export type ControlProblem =
  | { readonly what: 'missing' | 'invalid' }
  /** Of a number that is too small or too large, as it is kept; of days and times the last is before the first. */
  | { readonly what: 'from' | 'to'; readonly limit: number }
  | { readonly what: 'reversed' }
  /** More is booked already. */
  | { readonly what: 'sold'; readonly limit: number }
  /** The listing offers the same already. */
  | { readonly what: 'another' }
export type ControlProblems = Readonly<Record<string, ControlProblem>>

/** How many rows of a name were sent, empty ones too. */
export function rowCount(typed: TypedControls, name: string): number {
  const start = `${name}.`
  const numbers = Object.keys(typed).flatMap((key) =>
    key.startsWith(start) ? [Number(key.slice(start.length).split('.')[0])] : [],
  )
  return Math.max(-1, ...numbers.filter(Number.isInteger)) + 1
}

/** The controls of a row under the names that they have in the form. */
export const inRow = ({ name, controls }: ControlRows, at: number): Control[] =>
  controls.map((control) => ({ ...control, name: `${name}.${at}.${control.name}` }))
