import type { I18n, MessageDescriptor } from '@lingui/core'

/** Words for a person: a message, a name that is the same in every language, or words made from a number. */
export type Label = MessageDescriptor | string | ((i18n: I18n) => string)
export type Option<V extends string = string> = {
  readonly value: V
  readonly label: Label
  /** What is said where the name of its group isn't beside it, if that differs. */
  readonly chip?: Label
  /** It says something only of what the list is about: Japanese food, but not a Japanese driver. */
  readonly isAdjective?: true
}

/** How a value of an attribute becomes something to filter by. */
export type Facet<V = unknown> = {
  /** Several values at a time, of which a listing has at least one; or a single one. */
  readonly many: boolean
  readonly options: readonly Option[]
  /** Values beyond the options are offered when listings have them, shown as they are. */
  readonly open: boolean
  /** That nothing is chosen is called All, not Any. */
  readonly all?: true
  /** The values are terms of this taxonomy, offered once the attribute `under` is chosen; `options` is empty then. */
  readonly taxonomy?: string
  readonly under?: string
  /** The facet values of a listing's attribute value; what no option covers has none. */
  valuesOf(value: V): readonly string[]
}

/** What has one of these values of another attribute doesn't have this one: a boat has no body style. */
export type Exception = { readonly by: string; readonly values: readonly string[] }

/** Whether a listing with these attributes can have one. */
export const isFor = ({ notOf }: Pick<Attribute, 'notOf'>, attributes: Readonly<Record<string, unknown>>) =>
  !notOf?.values.some((value) => value === attributes[notOf.by])

/**
 * One fact that an area's listings have. All that depends on the type of a fact is a method here: a new type is a new
 * file in this folder, and nothing else in the engine asks which type an attribute has.
 */
export type Attribute<Type extends string = string, V = unknown, Required extends boolean = boolean> = {
  readonly type: Type
  readonly label: MessageDescriptor
  readonly required: Required
  readonly facet?: Facet<V>
  readonly notOf?: Exception
  /** Written by the owner, so in the language of the listing, not of the page. */
  readonly ownWords: boolean
  /** An area's own filter compares it in the database, which has an index of it. */
  readonly isCompared?: true
  /** The value from what the database holds; null when absent or no longer readable. */
  decode(stored: unknown): V | null
  /** The value as a person reads it, in the language of `i18n`. */
  format(value: V, i18n: I18n): string
  /** What a text search finds it by. */
  words(value: V): readonly string[]
  /** Undefined in browsers, which would only carry it. */
  readonly api: ApiField<V> | undefined
}

/** What an attribute is to programs. */
export type ApiField<V> = {
  schema(): JsonSchema
  /** What is given for a value, if not the value itself. */
  json?(value: V): unknown
}

/** JSON Schema, draft 2020-12. A `$ref` names a schema of the public API's own document. */
export type JsonSchema = Readonly<Record<string, unknown>>

export type Attributes = Readonly<Record<string, Attribute>>

export type CommonOptions<Required extends boolean> = {
  readonly label: MessageDescriptor
  readonly required?: Required
}
export type Selection = 'one' | 'many'

export function labelOf(label: Label, i18n: I18n): string {
  if (typeof label === 'string') return label
  return typeof label === 'function' ? label(i18n) : i18n._(label)
}
