import { areaName, listName } from '../../../directory/area-names.server.ts'
import { facetsOf } from '../../../directory/facets.ts'
import { facetValueLabel, parseFilters } from '../../../directory/filters.ts'
import { areaOf, knownLists } from '../../../directory/known-areas.ts'
import { canonicalAddressOf } from '../../../directory/list/canonical.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { combined, type Meaning } from './meaning.ts'
import type { UnderstoodTerm } from './understand.server.ts'

/** A link to a list by its name. */
export type NamedLink = { readonly label: string; readonly detail?: string; readonly href: string }

/** The lists that a whole text names, whichever place it says besides: "hotels in Saipan". */
export function namedLinks({ segments }: UnderstoodTerm, language: Language, most: number): NamedLink[] {
  const [first, ...others] = segments.filter(({ island, isVillage }) => !island && !isVillage)
  const whole = others.reduce(
    (meanings, { meanings: more }) =>
      meanings.flatMap((one) => more.flatMap((other) => combined(one, other) ?? [])),
    [...(first?.meanings ?? [])],
  )
  const links = whole
    .toSorted((one, other) => Number(other.isArea) - Number(one.isArea))
    .map((meaning) => linkTo(meaning, language))
  return links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at).slice(0, most)
}

function linkTo({ kind, filters }: Meaning, language: Language): NamedLink {
  const area = areaOf(kind)!
  const i18n = i18nOf(language)
  const pairs = Object.entries(filters).flatMap(([key, values]) => values.map((value) => [key, value]))
  const chosen = parseFilters(area, new URLSearchParams(pairs))
  const href = canonicalAddressOf(area, chosen)
  const list = knownLists().get(href)
  if (list) return { label: listName(list, i18n), href }
  const values = facetsOf(area).flatMap((facet) =>
    facet.key in filters && !facetsOf(area).some(({ under, key }) => under === facet.key && key in filters)
      ? (filters[facet.key] ?? []).map((value) => facetValueLabel(facet, value, i18n))
      : [],
  )
  return { label: values.join(', '), detail: areaName(area, i18n), href }
}
