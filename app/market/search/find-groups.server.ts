import type { AnyArea } from '../../directory/area.ts'
import { addressOf } from '../../directory/filters.ts'
import { findListed } from './find-listed.server.ts'
import { areaName } from '../../directory/area-names.server.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type AreaHits, searchAreas } from './search-areas.server.ts'
import type { Group, SearchSource } from './search-source.ts'
import { sources } from './sources.server.ts'
import type { SearchPlan } from './understanding/area-plan.server.ts'
import type { UnderstoodTerm } from './understanding/understand.server.ts'

const most = 3

/** A group with the number of segments that it has, and how well it fits otherwise. */
type RankedGroup = { readonly group: Group; readonly matched: number; readonly score: number }

/** What the areas and the other sources have of what is wanted, the best first: no area hides another. */
export async function findGroups(
  database: Database,
  search: SearchPlan,
  context: RequestContext,
): Promise<readonly Group[]> {
  for (const { kind } of knownAreas()) context.tags.add(`listing:${kind}`)
  const inAreas = await searchAreas(database, knownAreas(), search, context)
  const listed = await findListed(database, inAreas, context)
  const ranked = [
    ...inAreas.map((hits) => rankedArea(hits, { listed, search, context })),
    ...(await findElsewhere(database, search, context)),
  ]
  const best = Math.max(...ranked.map(({ matched }) => matched))
  return ranked
    .filter(({ matched }) => search.isAll || matched === best)
    .toSorted((one, other) => other.score - one.score)
    .map(({ group }) => group)
}

/** What the search names counts before what has its words in the name, and that before what mentions them. */
function rankedArea(
  { plan, inName, rank, matched, ...hits }: AreaHits,
  { listed, search, context }: { listed: ReadonlySet<string>; search: SearchPlan; context: RequestContext },
): RankedGroup {
  const { area, filters, leftText } = plan
  const share = plan.texts.length > 0 ? inName / plan.texts.length : 0
  const hasText = leftText === '' || listed.has(area.kind)
  const list = { ...filters, q: hasText ? leftText : '', home: context.island }
  return {
    matched,
    score: plan.named + placeWorth(area, search.understood) + 1.5 * share + rank,
    group: {
      name: areaName(area, i18nOf(context.language)),
      count: hits.count,
      more: hits.more,
      all: hasText || plan.named > 0 ? addressOf(area, list) : null,
      cards: hits.listings.map((listing) => ({ kind: area.kind, listing })),
      hits: [],
    },
  }
}

/** A search for nothing but a place means what is there, and its sights before all: texts that mention it come last. */
function placeWorth({ kind }: AnyArea, { segments, amounts, isQuestion }: UnderstoodTerm): number {
  const isPlace = segments.length > 0 && segments.every(({ island, isVillage }) => island || isVillage)
  if (!isPlace || isQuestion || amounts.length > 0) return 0
  return serverPartsOf(kind).hasSights ? 5 : 3
}

/** What is on no island in particular, and has no price, is left out where one is asked for. */
async function findElsewhere(
  database: Database,
  search: SearchPlan,
  context: RequestContext,
): Promise<RankedGroup[]> {
  if (search.island || search.understood.amounts.length > 0) return []
  const { segments } = search.understood
  const saying = segments.filter((_, at) => search.queries[at]) // "before" says nothing
  const queries = search.queries.filter(Boolean)
  const sought = { queries, least: search.isAll ? queries.length : 1 }
  const wordings = saying.map((segment) => segment.wordings)
  const text = segments.map(({ typed }) => typed).join(' ')
  const ranked: RankedGroup[] = []
  for (const source of sources) {
    const hits = await source.search(database, context, sought, most, wordings)
    if (hits.count > 0)
      ranked.push(rankedSource(source, hits, { text, words: queries.length, search, context }))
  }
  return ranked
}

function rankedSource(
  { name, all, worth }: SearchSource,
  { count, hits, matched, named, rank }: Hits,
  {
    text,
    words,
    search,
    context,
  }: { text: string; words: number; search: SearchPlan; context: RequestContext },
): RankedGroup {
  const share = named / Math.max(1, words)
  const asked = search.understood.isQuestion && share > 0 ? 2 : 0
  return {
    matched,
    score: worth * share + rank + asked,
    group: {
      name: i18nOf(context.language)._(name),
      count,
      more: false,
      all: all?.(text) ?? null,
      cards: [],
      hits,
    },
  }
}
