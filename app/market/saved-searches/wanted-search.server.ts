import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import { knownAreas, knownLists } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { allOf, conditionOf, listed } from '../../directory/conditions.server.ts'
import { addressOf, chipsOf, defaultSort, type Filters, problemsOf } from '../../directory/filters.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { islandOptions } from '../../directory/islands.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { findTermLabels } from '../../directory/terms.server.ts'
import { listName } from '../../directory/area-names.server.ts'
import { planSearch } from '../search/plan-search.server.ts'
import { searchAddress, type SearchQuery, searchQuery } from '../search/search-query.ts'
import { isTooShort } from '../search/too-short.ts'
import { planOf } from '../search/understanding/area-plan.server.ts'

/** The subject of a saved search: a list with its filters, or a search over the whole directory. */
export type WantedSearch =
  | { readonly kind: 'list'; readonly list: AnyArea; readonly filters: Filters }
  | { readonly kind: 'search'; readonly query: SearchQuery }

/** What an address of this site asks for, without its page, order and view; null where that is no search. */
export function wantedAt(address: string): WantedSearch | null {
  if (!address.startsWith('/') || !URL.canParse(address, 'http://site')) return null
  const url = new URL(address, 'http://site')
  if (url.pathname === '/search') {
    const query = searchQuery.parse(url)
    return query.q && !isTooShort(query.q) ? { kind: 'search', query } : null
  }
  const list = knownLists().get(url.pathname)
  if (!list) return null
  const filters = listQuery(list).parse(url)
  return {
    kind: 'list',
    list,
    filters: { ...filters, page: 1, near: null, view: 'grid', sort: defaultSort(list) },
  }
}

/** The one address under which a search is kept. */
export const canonicalAddress = (wanted: WantedSearch) =>
  wanted.kind === 'list' ? addressOf(wanted.list, wanted.filters) : searchAddress(wanted.query)

/** The same for a visitor, whose own island is not to narrow it. */
export const addressFor = (wanted: WantedSearch, { island }: Pick<RequestContext, 'island'>) =>
  wanted.kind === 'list' && wanted.list.filters.includes('island')
    ? addressOf(wanted.list, { ...wanted.filters, home: island })
    : canonicalAddress(wanted)

/** The address for a notification, where the reader's island is unknown. */
export function addressInNotice(address: string): string {
  const wanted = wantedAt(address)
  return wanted ? addressFor(wanted, { island: 'saipan' }) : address
}

/**
 * The condition on `listing` for a saved search, as far as listings of these kinds are asked. Samples never match.
 */
export async function conditionFor(
  database: Database,
  wanted: WantedSearch,
  { kinds, now }: { kinds: ReadonlySet<string>; now: Date },
): Promise<SQL> {
  const visibility = { now, samples: false }
  const searcher = { now, demo: false, viewer: null }
  if (wanted.kind === 'list') {
    const { list, filters } = wanted
    // Days that are over: the page then shows all, but there is nothing left to be told of.
    if (Object.keys(problemsOf(list, filters, localDate(now))).length > 0) return sql`false`
    const { conditions: custom = {} } = serverPartsOf(list.kind)
    return allOf(listed(list, visibility), conditionOf(list, filters, { ...searcher, custom }))
  }
  const search = await planSearch(database, wanted.query, { tags: new Set() })
  const inAreas = knownAreas().flatMap((area) => {
    const plan = kinds.has(area.kind) && planOf(area, search, searcher)
    if (!plan) return []
    const isFound = sql`listing.words @@ ${plan.query}::tsquery`
    return [sql`(${allOf(listed(area, visibility), isFound, plan.condition)})`]
  })
  return inAreas.length > 0 ? sql`(${sql.join(inAreas, sql` or `)})` : sql`false`
}

/** `Cars · Toyota · Used`: what is wanted in a visitor's words. */
export async function wordsFor(wanted: WantedSearch, context: RequestContext, i18n: I18n): Promise<string> {
  if (wanted.kind === 'search') {
    const { q, island } = wanted.query
    return [i18n._(msg`Everything`), `“${q}”`, island && optionLabel(islandOptions, island, i18n)]
      .filter(Boolean)
      .join(' · ')
  }
  const { list, filters } = wanted
  const labels = await findTermLabels(context.database, list, filters.chosen, context)
  Object.assign(i18n.messages, labels)
  return [
    listName(list, i18n),
    ...chipsOf(list, filters, i18n).map(({ label }) => label),
    filters.q && `“${filters.q}”`,
    filters.box && i18n._(msg`Map area`),
  ]
    .filter(Boolean)
    .join(' · ')
}
