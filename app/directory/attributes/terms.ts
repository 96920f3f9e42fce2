import type { I18n } from '@lingui/core'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
import type { Attribute, CommonOptions } from './attribute.ts'

type Term<Required extends boolean> = CommonOptions<Required> & {
  /** Whose words the values are, see the table `term`. */
  readonly taxonomy: string
  /** The attribute whose value is the parent of the terms: they can only be filtered by together with it. */
  readonly under: string
}

/** Some words of a taxonomy that staff keep: their labels are looked up like the site's own words. */
export function terms<const Required extends boolean = false>({
  label,
  required,
  taxonomy,
  under,
}: Term<Required>): Attribute<'terms', string[], Required> {
  return {
    type: 'terms',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    facet: { many: true, options: [], open: false, taxonomy, under, valuesOf: (values) => values },
    decode: (stored) => (Array.isArray(stored) ? stored.filter(isTerm) : null),
    format: (values, i18n) => values.map((value) => termLabel(taxonomy, value, i18n)).join(', '),
    words: (values) =>
      values.flatMap((value) => [
        value.replaceAll('-', ' '),
        ...languages.map((language) => termLabel(taxonomy, value, i18nOf(language))),
      ]),
    api: import.meta.env.SSR ? { schema: () => ({ type: 'array', items: { type: 'string' } }) } : undefined,
  }
}

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value)

/** The message under which the label of a term is kept. */
export const termMessage = (taxonomy: string, value: string) => `${taxonomy}.${value}`

/** What is not known, or not yet, is its value in words. */
export function termLabel(taxonomy: string, value: string, i18n: I18n): string {
  const label = i18n.messages[termMessage(taxonomy, value)]
  return typeof label === 'string' ? label : titleCase(value)
}

const titleCase = (value: string) =>
  value.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
