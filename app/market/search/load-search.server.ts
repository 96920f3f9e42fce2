import type { LoaderFunctionArgs } from 'react-router'
import { areaName } from '../../directory/area-names.server.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import { type PageSite, siteOf } from '../../directory/page-meta.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { isEmergency } from './emergency.ts'
import { type SearchQuery, searchQuery } from './search-query.ts'
import { type FoundSearch, searchFor } from './search-for.server.ts'
import { isTooShort } from './too-short.ts'

type Arguments = Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>

export type SearchData = FoundSearch & {
  readonly query: SearchQuery
  readonly state: 'empty' | 'short' | 'done' | 'timedOut'
  /** Whether the emergency page is probably what the visitor needs. */
  readonly emergency: boolean
  /** All areas with their lists, offered if nothing is found. */
  readonly areas: readonly { readonly name: string; readonly path: string }[]
  readonly site: PageSite
}

/** The search over the whole directory for an address. Every address gives a page. */
export async function loadSearch({ url, request, context: router }: Arguments): Promise<SearchData> {
  const context = router.get(requestContext)
  const query = searchQuery.parse(url)
  const i18n = i18nOf(context.language)
  const nothing = {
    query,
    chips: [],
    named: [],
    groups: [],
    isPartial: false,
    emergency: isEmergency(query.q),
    didYouMean: null,
    relaxed: null,
    areas: knownAreas().map((area) => ({ name: areaName(area, i18n), path: area.path })),
    site: siteOf(context, url),
  }
  if (!query.q) return { ...nothing, state: 'empty' }
  if (isTooShort(query.q)) return { ...nothing, state: 'short' }
  const found = await searchOr(context, request.signal, null, (database) =>
    searchFor(database, query, context),
  )
  if (!found) return { ...nothing, state: 'timedOut' }
  context.searched = { term: query.q, found: found.groups.length > 0 && !found.isPartial }
  return {
    ...nothing,
    ...found,
    emergency: nothing.emergency || isEmergency(found.didYouMean ?? ''),
    state: 'done',
  }
}
