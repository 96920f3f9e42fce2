import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../../directory/known-areas.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { addressOf, parseFilters } from '../../directory/filters.ts'
import { knownWordsTag, nearSpellings } from '../../directory/known-words.server.ts'
import { type PageSite, siteOf } from '../../directory/page-meta.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { areaName } from '../../directory/area-names.server.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'
import { findNamed, type NamedLink } from './choices.server.ts'
import { emergencyWords, isEmergency } from './emergency.ts'
import { isTooShort } from './too-short.ts'
import { type AreaHits, searchAreas } from './search-areas.server.ts'
import type { Group } from './search-source.ts'
import { sources } from './sources.server.ts'

type Arguments = Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>

const most = 3
const mostNamed = 6

export type SearchData = {
  readonly query: SearchQuery
  readonly state: 'empty' | 'short' | 'done' | 'timedOut'
  /** Lists that the term names. */
  readonly named: readonly NamedLink[]
  readonly groups: readonly Group[]
  /** Whether the emergency page is probably what the visitor needs. */
  readonly emergency: boolean
  /** Another term that finds something where this one finds nothing. */
  readonly didYouMean: string | null
  /** All areas with their lists, to begin with where nothing is found. */
  readonly areas: readonly { readonly name: string; readonly path: string }[]
  readonly site: PageSite
}

/** The search over the whole directory for an address. Any address gives a page. */
export async function loadSearch({ url, request, context: router }: Arguments): Promise<SearchData> {
  const context = router.get(requestContext)
  const query = searchQuery.parse(url)
  const i18n = i18nOf(context.language)
  const nothing = {
    query,
    named: [],
    groups: [],
    emergency: isEmergency(query.q),
    didYouMean: null,
    areas: knownAreas().map((area) => ({ name: areaName(area, i18n), path: area.path })),
    site: siteOf(context, url),
  }
  if (!query.q) return { ...nothing, state: 'empty' }
  if (isTooShort(query.q)) return { ...nothing, state: 'short' }
  const named = findNamed(query.q, context.language, mostNamed)
  const found = await searchOr(context, request.signal, null, async (database) => {
    const groups = await findGroups(database, query, context)
    const didYouMean =
      groups.length === 0 && named.length === 0 ? await findMeant(database, query, context) : null
    return { groups, didYouMean }
  })
  if (!found) return { ...nothing, named, state: 'timedOut' }
  context.searched = { term: query.q, found: found.groups.length > 0 || named.length > 0 }
  return { ...nothing, named, ...found, state: 'done' }
}

/** Areas where a title has the term come first. */
async function findGroups(database: Database, query: SearchQuery, context: RequestContext): Promise<Group[]> {
  for (const { kind } of knownAreas()) context.tags.add(`listing:${kind}`)
  const found = await searchAreas(database, knownAreas(), query, { context, most })
  const inAreas = found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle))
  return [
    ...inAreas.map((hits) => areaGroup(hits, query, context)),
    ...(await findElsewhere(database, query, context)),
  ]
}

function areaGroup(
  { area, count, more, listings }: AreaHits,
  { q, island }: SearchQuery,
  context: RequestContext,
): Group {
  const params = new URLSearchParams({ q, island: island ?? 'all' })
  return {
    name: areaName(area, i18nOf(context.language)),
    count,
    more,
    all: addressOf(area, parseFilters(area, params, context.island)),
    cards: listings.map((listing) => ({ kind: area.kind, listing })),
    hits: [],
  }
}

/** What is on no island in particular is left out where one is asked for. */
async function findElsewhere(
  database: Database,
  { q, island }: SearchQuery,
  context: RequestContext,
): Promise<Group[]> {
  if (island) return []
  const groups: Group[] = []
  for (const { name, all, search } of sources) {
    const { count, hits } = await search(database, context, q, most)
    if (count === 0) continue
    groups.push({
      name: i18nOf(context.language)._(name),
      count,
      more: false,
      all: all?.(q) ?? null,
      cards: [],
      hits,
    })
  }
  return groups
}

async function findMeant(
  database: Database,
  query: SearchQuery,
  context: RequestContext,
): Promise<string | null> {
  context.tags.add(knownWordsTag)
  for (const q of await nearSpellings(database, query.q, { also: emergencyWords })) {
    if (isEmergency(q) || findNamed(q, context.language, 1).length > 0) return q
    const found = await searchAreas(database, knownAreas(), { ...query, q }, { context, most: 1 })
    if (found.length > 0) return q
  }
  return null
}
