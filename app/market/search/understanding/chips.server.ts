import { msg, plural } from '@lingui/core/macro'
import { facetValueLabel } from '../../../directory/filters.ts'
import { facetsOf } from '../../../directory/facets.ts'
import { optionLabel } from '../../../directory/attributes/choice.ts'
import { areaName } from '../../../directory/area-names.server.ts'
import { isUnspaced, unspaced } from '../../../directory/words/scripts.ts'
import { availabilities } from '../../../directory/hours/open.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { areaOf } from '../../../directory/known-areas.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { normalize } from '../../../ground/i18n/normalize.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { searchAddress, type SearchQuery } from '../search-query.ts'
import type { Amounts } from './amounts.ts'
import type { Segment, UnderstoodTerm } from './understand.server.ts'

/** Something that a search was understood to ask for. `without`: the address of the search that does not. */
export type Chip = { readonly label: string; readonly without: string }

const mostKinds = 3

/**
 * Everything that a search was understood to ask for. Without the chip of an area, its words are looked for as text.
 */
export function chipsOf(
  understood: UnderstoodTerm,
  query: SearchQuery,
  context: Pick<RequestContext, 'language'>,
): Chip[] {
  const { segments } = understood
  const kinds = [
    ...new Set(
      segments.flatMap(({ meanings }) =>
        [...meanings.filter((one) => one.isArea), ...meanings].map(({ kind }) => kind),
      ),
    ),
  ]
  return [
    ...kinds.slice(0, mostKinds).map((kind) => ({
      label: kindLabel(kind, segments, context.language),
      without: searchAddress({ ...query, not: [...query.not, kind] }),
    })),
    ...conditionsOf(understood, query, context).map(({ label, without }) => ({
      label,
      without: searchAddress(without),
    })),
  ]
}

/** Islands, villages and amounts, each with the search without its words. */
export function conditionsOf(
  { segments, amounts }: UnderstoodTerm,
  query: SearchQuery,
  { language }: Pick<RequestContext, 'language'>,
): { label: string; without: SearchQuery }[] {
  const i18n = i18nOf(language)
  return [
    ...segments.flatMap(({ typed, island, isVillage }) => {
      const place = { without: withoutWords(query, wholeWords(typed)) }
      if (island) return [{ ...place, label: optionLabel(islandOptions, island, i18n) }]
      return isVillage ? [{ ...place, label: placeName(typed) }] : []
    }),
    ...amounts.map(({ typed, amounts: said }) => ({
      label: amountLabel(said, language),
      without: withoutWords(query, typed),
    })),
  ]
}

const withoutWords = (query: SearchQuery, words: string | RegExp): SearchQuery => ({
  ...query,
  q: normalize(query.q).replaceAll(words, ' ').replaceAll(/\s+/g, ' ').trim(),
})

/** Whether it says when something is to be, and nothing else: "tonight". */
export const isTime = ({ meanings }: Segment) =>
  meanings.length > 0 && meanings.every(({ filters }) => filters.period)

/** The times that are asked for, with the search without their words; null if it asks for nothing else that can be listed. */
export function timeOf(
  { segments }: UnderstoodTerm,
  query: SearchQuery,
): { label: string; without: SearchQuery } | null {
  const times = new Set(segments.filter(isTime).map(({ typed }) => typed))
  if (times.size === 0 || !segments.some((one) => one.meanings.length > 0 && !isTime(one))) return null
  const without = [...times].reduce((rest, typed) => withoutWords(rest, wholeWords(typed)), query)
  return without.q === normalize(query.q) ? null : { label: [...times].join(', '), without }
}

const spaced = String.raw`(?!${unspaced})[\p{L}\p{N}]`

/** "rota" is not within "rotary". Scripts without spaces don't show where a word ends. */
const wholeWords = (typed: string) =>
  isUnspaced(typed) ? typed : new RegExp(`(?<!${spaced})${typed.replaceAll('.', '\\.')}(?!${spaced})`, 'gu')

const placeName = (typed: string) => typed.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

function kindLabel(
  kind: string,
  segments: UnderstoodTerm['segments'],
  language: RequestContext['language'],
): string {
  const area = areaOf(kind)!
  const i18n = i18nOf(language)
  const values = segments
    .flatMap(({ meanings }) => meanings.filter((one) => one.kind === kind))
    .flatMap(({ filters }) => Object.entries(filters).slice(-1))
    .flatMap(([key, chosen]) => {
      const facet = facetsOf(area).find((one) => one.key === key)
      return facet ? chosen.map((value) => facetValueLabel(facet, value, i18n)) : []
    })
  return [...new Set(values), areaName(area, i18n)].join(' · ')
}

function amountLabel(
  { priceFrom, priceTo, bedrooms, isOpenNow }: Amounts,
  language: RequestContext['language'],
): string {
  const i18n = i18nOf(language)
  const money = (dollars: number) => formatMoney(dollars * 100, i18n.locale)
  if (isOpenNow) return optionLabel(availabilities, 'openNow', i18n)
  if (bedrooms !== undefined)
    return i18n._(msg`${plural(bedrooms, { one: '#+ bedroom', other: '#+ bedrooms' })}`)
  if (priceFrom === undefined) return i18n._(msg`Up to ${money(priceTo!)}`)
  return priceTo === undefined
    ? i18n._(msg`From ${money(priceFrom)}`)
    : `${money(priceFrom)} – ${money(priceTo)}`
}
