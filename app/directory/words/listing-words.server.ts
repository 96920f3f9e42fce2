import type { AnyArea } from '../area.ts'
import { type Attribute, isFor } from '../attributes/attribute.ts'
import { optionLabel } from '../attributes/choice.ts'
import { islandOptions } from '../islands.ts'
import type { IndexedFacts } from '../indexed-facts.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
import type { WordTexts } from './word-columns.server.ts'

/** A longer text says more than what it is. */
const longestLabel = 60

/** The words by which listings of an area, and those of an island, are found. */
export const kindMark = (kind: string) => `kind=${kind}`
export const islandMark = (island: string) => `island=${island}`

/** What the search over the whole directory finds a listing by: the labels of all its facts, beside its texts. @param tokens of its filters */
export function wordTextsOf(area: AnyArea, input: IndexedFacts, tokens: readonly string[]): WordTexts {
  const all = [input, ...Object.values(input.translations ?? {}).filter((one) => one !== undefined)]
  const facts = Object.entries(area.attributes).flatMap(([key, attribute]) =>
    attribute.type === 'number' || !isFor(attribute, input.attributes)
      ? []
      : all.flatMap(({ attributes }) => wordsIn(attribute, attributes?.[key])),
  )
  return {
    title: all.map(({ title }) => title ?? ''),
    facts: facts.filter(({ isLabel }) => isLabel).map(({ word }) => word),
    places: [
      input.village,
      input.address ?? '',
      ...languages.map((language) => optionLabel(islandOptions, input.island, i18nOf(language))),
    ],
    texts: [
      ...all.map(({ description }) => description ?? ''),
      ...facts.filter(({ isLabel }) => !isLabel).map(({ word }) => word),
    ],
    marks: [kindMark(area.kind), islandMark(input.island), ...tokens],
  }
}

function wordsIn(attribute: Attribute, stored: unknown) {
  const value = attribute.decode(stored)
  const words = value === null ? [] : attribute.words(value)
  const isOne = attribute.type !== 'texts'
  return words.map((word) => ({ word, isLabel: isOne && word.length <= longestLabel }))
}
