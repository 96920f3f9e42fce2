import type { SQL } from 'drizzle-orm'
import type { AnyArea } from '../../../directory/area.ts'
import { type Searcher, conditionOf } from '../../../directory/conditions.server.ts'
import { facetsOf, priceLimits, token } from '../../../directory/facets.ts'
import { type Filters, parseFilters } from '../../../directory/filters.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import { islandMark, kindMark } from '../../../directory/words/listing-words.server.ts'
import { lexeme } from '../../../directory/words/scripts.ts'
import { allOfQueries, anyOfQueries, type WordQuery } from '../../../directory/words/word-query.server.ts'
import type { Island } from '../../../ground/request/islands.ts'
import type { Amounts } from './amounts.ts'
import { combined, type Meaning } from './meaning.ts'
import type { Segment, UnderstoodTerm } from './understand.server.ts'

/** What is asked of the listings of all areas. */
export type SearchPlan = {
  readonly understood: UnderstoodTerm
  /** Of each segment. */
  readonly queries: readonly WordQuery[]
  readonly island: Island | null
  /** A listing has to have every segment, or some. */
  readonly isAll: boolean
}

/** What is asked of the listings of one area. */
export type AreaPlan = {
  readonly area: AnyArea
  readonly filters: Filters
  /** All that is found by words, what it is filtered by included. */
  readonly query: WordQuery
  /** What is not: prices, opening hours, times. */
  readonly condition: SQL | undefined
  /** How many segments the filters say. */
  readonly meant: number
  /** What the search names of the area counts before what texts mention. */
  readonly named: number
  /** What is left to be found in texts, and as it was typed. */
  readonly texts: readonly WordQuery[]
  readonly leftText: string
}

const worth = (meaning: Meaning) => (meaning.isArea ? 3 : 2)

/** Null if the area can't have it: without prices, bedrooms or opening hours. */
export function planOf(
  area: AnyArea,
  { understood, queries, island, isAll }: SearchPlan,
  searcher: Searcher,
): AreaPlan | null {
  const amounts: Amounts = Object.assign({}, ...understood.amounts.map((said) => said.amounts))
  if (!hasFacets(area, amounts)) return null
  const { meaning, meant } = meaningOf(area, understood.segments)
  const left = understood.segments
    .map((segment, at) => ({ segment, query: queries[at]! }))
    .filter(({ segment, query }) => !meant.has(segment) && !segment.island && query)
  const texts = left.map(({ query }) => query)
  const wholeIsland = island ?? understood.segments.find((segment) => segment.island)?.island ?? null
  if (texts.length === 0 && !meaning && !wholeIsland && understood.amounts.length === 0) return null
  const filters = parseFilters(area, parametersOf(area, { meaning, amounts, island: wholeIsland }))
  return {
    area,
    filters,
    query: allOfQueries([
      lexeme(kindMark(area.kind)),
      ...marksOf(area, filters),
      wholeIsland && !filters.chosen.island ? lexeme(islandMark(wholeIsland)) : '',
      ...(isAll ? texts : [meaning ? '' : anyOfQueries(texts)]),
    ]),
    condition: conditionOfCustom(area, filters, searcher),
    meant: meant.size + understood.segments.filter((segment) => segment.island).length,
    named: [...meant].reduce((sum, segment) => sum + Math.max(...ownMeanings(area, segment).map(worth)), 0),
    texts,
    leftText: left.map(({ segment }) => segment.typed).join(' '),
  }
}

/** The chosen values of filters that are stored with listings. */
const marksOf = (area: AnyArea, { chosen }: Filters): WordQuery[] =>
  facetsOf(area)
    .filter(({ key, custom }) => chosen[key] && !custom)
    .map(({ key }) => anyOfQueries(chosen[key]!.map((value) => lexeme(token(area, key, value)))))

function conditionOfCustom(area: AnyArea, filters: Filters, searcher: Searcher): SQL | undefined {
  const keys = facetsOf(area).flatMap(({ key, custom }) => (custom ? [key] : []))
  const chosen = Object.fromEntries(Object.entries(filters.chosen).filter(([key]) => keys.includes(key)))
  const { conditions: custom = {} } = serverPartsOf(area.kind)
  return conditionOf(area, { ...filters, chosen }, { ...searcher, custom })
}

/** Those that say the most first. */
const ownMeanings = ({ kind }: AnyArea, { meanings }: Segment) =>
  meanings
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => Object.keys(other.filters).length - Object.keys(one.filters).length)

/** What all segments together mean in an area, and which of them it says; what contradicts is text. */
function meaningOf(area: AnyArea, segments: readonly Segment[]) {
  let meaning: Meaning | null = null
  const meant = new Set<Segment>()
  for (const segment of segments) {
    const fitting = ownMeanings(area, segment)
      .map((one) => (meaning ? combined(meaning, one) : one))
      .find((one) => one !== null)
    if (!fitting) continue
    meaning = fitting
    meant.add(segment)
  }
  return { meaning, meant }
}

const facetOf: Readonly<Record<keyof Amounts, string>> = {
  priceFrom: priceLimits.from,
  priceTo: priceLimits.to,
  bedrooms: 'bedrooms',
  isOpenNow: 'availability',
}

const hasFacets = (area: AnyArea, amounts: Amounts) =>
  Object.keys(amounts).every((amount) =>
    facetsOf(area).some(({ key }) => key === facetOf[amount as keyof Amounts]),
  )

/** Nothing is for rent for so many dollars. */
const leastSalePrice = 15_000

function parametersOf(
  area: AnyArea,
  { meaning, amounts, island }: { meaning: Meaning | null; amounts: Amounts; island: Island | null },
): URLSearchParams {
  const { priceFrom, priceTo, bedrooms, isOpenNow } = amounts
  const isSalePrice = (priceTo ?? priceFrom ?? 0) >= leastSalePrice
  const pairs: [string, string][] = Object.entries(meaning?.filters ?? {}).flatMap(([key, values]) =>
    values.map((value): [string, string] => [key, value]),
  )
  if (priceFrom) pairs.push([priceLimits.from, String(priceFrom)])
  if (priceTo) pairs.push([priceLimits.to, String(priceTo)])
  if (bedrooms) pairs.push(['bedrooms', String(bedrooms)])
  if (isOpenNow) pairs.push(['availability', 'openNow'])
  if (isSalePrice && !meaning?.filters.offer && area.filters.includes('offer')) pairs.push(['offer', 'sale'])
  if (island && area.filters.includes('island')) pairs.push(['island', island])
  return new URLSearchParams(pairs)
}
