import type { I18n } from '@lingui/core'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
import {
  type Attribute,
  type CommonOptions,
  type Exception,
  type Facet,
  labelOf,
  type Option,
  type Selection,
} from './attribute.ts'

type Choice<O extends readonly Option[], Required extends boolean> = CommonOptions<Required> & {
  readonly options: O
  readonly facet?: Selection
}
type ValueOf<O extends readonly Option[]> = O[number]['value']

/** One of a closed list. Its values are permanent: addresses and stored rows hold them. */
export function choice<const O extends readonly Option[], const Required extends boolean = false>({
  label,
  required,
  options,
  facet,
  notOf,
}: Choice<O, Required> & { readonly notOf?: Exception }): Attribute<'choice', ValueOf<O>, Required> {
  return {
    type: 'choice',
    label,
    notOf,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: facet && closedFacet(options, facet, (value: ValueOf<O>) => [value]),
    decode: (stored) => (isOneOf(options, stored) ? stored : null),
    format: (value, i18n) => optionLabel(options, value, i18n),
    words: (value) => optionWords(options, value),
    api: import.meta.env.SSR ? { schema: () => oneOf(options) } : undefined,
  }
}

/** Some of a closed list. */
export function choices<const O extends readonly Option[], const Required extends boolean = false>({
  label,
  required,
  options,
  facet,
}: Choice<O, Required>): Attribute<'choices', ValueOf<O>[], Required> {
  return {
    type: 'choices',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: facet && closedFacet(options, facet, (values: ValueOf<O>[]) => values),
    decode: (stored) => (Array.isArray(stored) ? stored.filter((value) => isOneOf(options, value)) : null),
    format: (values, i18n) => values.map((value) => optionLabel(options, value, i18n)).join(', '),
    words: (values) => values.flatMap((value) => optionWords(options, value)),
    api: import.meta.env.SSR ? { schema: () => ({ type: 'array', items: oneOf(options) }) } : undefined,
  }
}

const oneOf = (options: readonly Option[]) => ({ type: 'string', enum: options.map(({ value }) => value) })

const isOneOf = <O extends readonly Option[]>(options: O, value: unknown): value is ValueOf<O> =>
  options.some((option) => option.value === value)

/** An option is found by its label in any language. */
const optionWords = (options: readonly Option[], value: string): string[] =>
  languages.map((language) => optionLabel(options, value, i18nOf(language)))

export function optionLabel(options: readonly Option[], value: string, i18n: I18n): string {
  const option = options.find((candidate) => candidate.value === value)
  return option ? labelOf(option.label, i18n) : value
}

const closedFacet = <V>(
  options: readonly Option[],
  selection: Selection,
  valuesOf: (value: V) => readonly string[],
): Facet<V> => ({ many: selection === 'many', options, open: false, all: true, valuesOf })
