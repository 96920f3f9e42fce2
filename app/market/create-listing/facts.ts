import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import type { FormField, FormPart, Input } from './form/form-field.ts'

/** A fact about a listing, as its form asks for it. */
export type Fact = Pick<FormField, 'name' | 'label'> & {
  readonly input: Input | { readonly control: 'pictures' }
}

/** All facts of a listing: its form fields, its place on the map, and its pictures. */
export function factsOf(parts: readonly FormPart[], i18n: I18n): Fact[] {
  const degrees = { control: 'number' } as const
  return [
    ...parts.flatMap(({ fields }) => fields),
    { name: 'lat', label: i18n._(msg`Latitude`), input: degrees },
    { name: 'lng', label: i18n._(msg`Longitude`), input: degrees },
    { name: 'photos', label: i18n._(msg`Photos`), input: { control: 'pictures' } },
  ]
}

/** Pictures as form values; no field has their name. */
export const typedPhotos = (photos: readonly { src: string | null; alt: string }[]): FormTexts => {
  const shown = photos.filter(({ src }) => src)
  return shown.length > 0
    ? { photos: shown.map(({ src }) => src!), photoTexts: shown.map(({ alt }) => alt) }
    : {}
}

/** The facts of a draft: its form values and its pictures. */
export function asDrafted({ photos = [], photoTexts = [], ...form }: FormTexts) {
  return { form: form as FormTexts, photos: photos.map((src, at) => ({ src, alt: photoTexts[at] ?? '' })) }
}

/** The facts in which the two differ. */
export function differing(facts: readonly Fact[], one: FormTexts, other: FormTexts): Fact[] {
  const textOf = (values: readonly string[] = []) => values.join('\n')
  const names = Object.keys({ ...one, ...other }).filter((name) => textOf(one[name]) !== textOf(other[name]))
  return facts.filter((fact) => names.some((name) => isOf(fact.name, name)))
}

/** Whether a form value belongs to a field: hours have many. */
export const isOf = (name: string, key: string) => key === name || key.startsWith(`${name}.`)
