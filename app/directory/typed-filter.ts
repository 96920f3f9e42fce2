import type { I18n, MessageDescriptor } from '@lingui/core'

/** What was typed, by field; an empty field is absent. */
export type TypedValues = Readonly<Partial<Record<string, string>>>

/**
 * A filter that is filled in, as dates are. What was typed stays in the address even if it is not valid: the page then
 * says so at its field, and the list is not filtered by it.
 */
export type TypedFilter = {
  readonly label: MessageDescriptor
  readonly fields: readonly TypedField[]
  /** What is wrong, by field. @param today the islands' date */
  readonly problemsOf: (
    typed: TypedValues,
    today: string,
  ) => Readonly<Partial<Record<string, MessageDescriptor>>>
  /** What was typed, in words. */
  readonly chip: (typed: TypedValues, i18n: I18n) => string
  /** What changes a page that is filtered by it, beside its listings: a tag of the page cache. */
  readonly tag?: string
}

export type TypedField = {
  /** In the address. */
  readonly key: string
  readonly label: MessageDescriptor
  readonly control: 'date' | { readonly min: number; readonly max: number }
}
