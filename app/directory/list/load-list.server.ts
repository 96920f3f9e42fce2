import { type SQL, sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../area.ts'
import { type CardRow, cardOf, findCards, longestExcerpt } from '../cards.server.ts'
import { allOf, conditionOf, type CustomConditions, listed } from '../conditions.server.ts'
import { countFacets, type FacetCounts } from '../facet-counts.server.ts'
import { facetsOf, token } from '../facets.ts'
import { activeCount, type Filters, problemsOf } from '../filters.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import type { TypedFilter } from '../typed-filter.ts'
import { knownWordsTag, nearSpellings } from '../known-words.server.ts'
import type { ListingCard } from '../listing.ts'
import { feedAddress } from '../feed/feed-address.ts'
import { keepUntilNextChange, keepWhileFiltered } from '../page-lifetime.server.ts'
import { canonicalAddressOf } from './canonical.server.ts'
import { distance } from '../distance.ts'
import { findMatches, findPage, pageSize } from '../matches.server.ts'
import { mostPages } from '../../ground/query/fields.ts'
import { orderOf } from '../order.server.ts'
import { findOfferedTerms, noTerms, type Terms } from '../terms.server.ts'
import { type PageSite, siteOf } from '../page-meta.ts'
import { describeList } from '../structured-data/describe.server.ts'
import { isIndexed } from './indexed.ts'
import { listQuery } from './list-query.ts'
import { readRollup } from '../rollup.server.ts'
import { searchOr } from '../search-or.server.ts'

export type ListData = {
  readonly filters: Filters
  readonly cards: readonly ListingCard[]
  /** Shown above the list instead of in it. */
  readonly featured: readonly ListingCard[]
  /** Counting stops at 2,401. */
  readonly total: number
  readonly pages: number
  readonly counts: FacetCounts
  /** What is wrong with what was typed, by field. */
  readonly problems: ReturnType<TypedFilter['problemsOf']>
  readonly terms: Terms
  readonly site: PageSite
  /** The address of the feed of this list. */
  readonly feed: string
  /** Without its language. */
  readonly canonical: string
  /** Another term that finds something where this one finds nothing. */
  readonly didYouMean: string | null
  /** The search took too long and was ended without a result. */
  readonly timedOut: boolean
}

type Arguments = Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>

/** The list page of an area for an address. Every address gives a list. */
export async function loadList(
  area: AnyArea,
  { url, request, context: router }: Arguments,
  custom: CustomConditions = {},
): Promise<ListData> {
  const context = router.get(requestContext)
  context.tags.add(`listing:${area.kind}`)
  const query = listQuery(area).parse(url, context.island)
  keepWhileFiltered(context, area, query)
  const site = siteOf(context, url)
  const givenUp: ListData = {
    filters: query,
    cards: [],
    featured: [],
    total: 0,
    pages: 1,
    counts: {},
    problems: problemsOf(area, query, localDate(context.now)),
    terms: noTerms,
    site,
    feed: feedAddress(area, query, context.language),
    canonical: canonicalAddressOf(area, query),
    didYouMean: null,
    timedOut: true,
  }
  return searchOr(context, request.signal, givenUp, async (database) => {
    const terms = await findOfferedTerms(database, area, query, context)
    const filters = await withKnownValues(database, area, query, terms)
    const rollup = await readRollup(database, area)
    const matches = await findMatches(database, area, filters, { ...context, custom, rollup })
    const { total, ids } = matches
    const featured = await findFeatured(
      database,
      area,
      filters,
      context,
      allOf(matches.listed, matches.asked),
    )
    const pages = Math.min(mostPages, Math.max(1, Math.ceil((total - featured.length) / pageSize)))
    const pageFilters = { ...filters, page: Math.min(filters.page, pages) }
    const rows = await findPage(database, area, pageFilters, matches, {
      language: context.language,
      without: featured,
    })
    const counts = await countFacets(database, area, filters, ids, { ...context, custom, rollup })
    if (filters.q) context.searched = { term: filters.q, found: total > 0 }
    keepUntilNextChange(context, [...featured, ...rows])
    const cards = (found: readonly CardRow[], words: number) =>
      found.map((row) => withDistance(cardOf(area, row, context, words), filters))
    const found = {
      cards: cards(rows, filters.view === 'list' ? longestExcerpt : 0),
      featured: cards(featured, longestExcerpt),
    }
    if (isIndexed(area, pageFilters))
      describeList(area, context, { ...found, site, before: (pageFilters.page - 1) * pageSize })
    return {
      filters: pageFilters,
      ...found,
      total,
      pages,
      counts,
      problems: givenUp.problems,
      terms,
      site,
      feed: feedAddress(area, filters, context.language),
      canonical: canonicalAddressOf(area, pageFilters),
      didYouMean: total === 0 ? await findMeant(database, area, filters, context, custom) : null,
      timedOut: false,
    }
  })
}

function withDistance(card: ListingCard, { near }: Filters): ListingCard {
  if (!near || card.lng === null || card.lat === null) return card
  return { ...card, distance: distance(near, [card.lng, card.lat]) }
}

/** Drops values that no listing has, unless the area states them, and terms that are not offered. */
async function withKnownValues(
  database: Database,
  area: AnyArea,
  filters: Filters,
  { offered }: Terms,
): Promise<Filters> {
  const chosen = { ...filters.chosen }
  for (const [key, values] of Object.entries(offered)) {
    const known = values.filter((value) => chosen[key]?.includes(value))
    if (known.length > 0) chosen[key] = known
    else delete chosen[key]
  }
  for (const { key, options, open } of facetsOf(area)) {
    const others = chosen[key]?.filter((value) => options.every((option) => option.value !== value)) ?? []
    if (!open || others.length === 0) continue
    const tokens = sql.param(others.map((value) => token(area, key, value)))
    const { rows } = await database.execute<{ token: string }>(sql`
      select token from unnest(${tokens}::text[]) token
      where exists (select from listing where live and kind = ${area.kind} and facets @> array[token])`)
    const known = new Set(rows.map((row) => row.token))
    const left = chosen[key]!.filter((value) => !others.includes(value) || known.has(token(area, key, value)))
    if (left.length > 0) chosen[key] = left
    else delete chosen[key]
  }
  return { ...filters, chosen }
}

/** The nearest spelling of a term that finds something with the same filters. */
async function findMeant(
  database: Database,
  area: AnyArea,
  filters: Filters,
  context: RequestContext,
  custom: CustomConditions,
): Promise<string | null> {
  if (!filters.q) return null
  context.tags.add(knownWordsTag)
  for (const q of await nearSpellings(database, filters.q, { kind: area.kind })) {
    const condition = conditionOf(area, { ...filters, q }, { ...context, custom })
    const where = allOf(listed(area, context), condition)
    const { rows } = await database.execute(sql`select from listing where ${where} limit 1`)
    if (rows.length > 0) return q
  }
  return null
}

/** What is over comes last in the list, featured or not. */
async function findFeatured(
  database: Database,
  area: AnyArea,
  filters: Filters,
  { language, now }: RequestContext,
  inList: SQL,
): Promise<CardRow[]> {
  if (!area.featured || activeCount(area, filters) > 0) return []
  return findCards(database, language, {
    where: sql`${inList} and featured and (last_end is null or last_end > ${now})`,
    order: orderOf(area, filters.sort),
    limit: area.featured,
  })
}
