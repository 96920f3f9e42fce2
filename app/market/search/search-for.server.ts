import { wordQueries } from '../../directory/words/word-query.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { isEmergency } from './emergency.ts'
import { findGroups } from './find-groups.server.ts'
import type { SearchQuery } from './search-query.ts'
import type { Group } from './search-source.ts'
import { soften } from './soften.server.ts'
import type { Wanted } from './understanding/area-plan.server.ts'
import { type Chip, chipsOf, conditionsOf } from './understanding/chips.server.ts'
import { type NamedLink, namedLinks } from './understanding/named-links.server.ts'
import { understand } from './understanding/understand.server.ts'

/** What a search finds. */
export type FoundSearch = {
  /** What was understood in the term, each with the address of the search without it. */
  readonly chips: readonly Chip[]
  /** Lists that the term names. */
  readonly named: readonly NamedLink[]
  readonly groups: readonly Group[]
  /** The results have only some of the words. */
  readonly isPartial: boolean
  /** Another term that finds something where this one finds nothing: its results are shown. */
  readonly didYouMean: string | null
  /** The island, village or amount that was left out to find something. */
  readonly relaxed: string | null
}

const mostNamed = 6

/**
 * All that is asked for in whole words; else in parts of them or under another spelling; else all but an island, a
 * village or an amount; else some of the words.
 */
export async function searchFor(
  database: Database,
  query: SearchQuery,
  context: RequestContext,
): Promise<FoundSearch> {
  const wanted = await wantedOf(database, query, context)
  const of = (shown: Wanted, groups: readonly Group[]) => ({
    chips: chipsOf(shown.understood, query, context),
    named: namedLinks(shown.understood, context.language, mostNamed),
    groups,
    isPartial: !shown.isAll,
    didYouMean: null,
    relaxed: null,
  })
  const whole = await findWhole(database, wanted, context)
  if (whole.length > 0) return of(wanted, whole)
  const softened = await soften(database, wanted, context)
  const soft = softened.wanted === wanted ? [] : await findGroups(database, softened.wanted, context)
  if (soft.length > 0) return of(wanted, soft)
  if (softened.respelled) {
    const respelled = await wantedOf(database, { ...query, q: softened.respelled }, context)
    const meant = of(respelled, await findWhole(database, respelled, context))
    if (meant.groups.length > 0 || meant.named.length > 0 || isEmergency(softened.respelled))
      return { ...meant, didYouMean: softened.respelled }
  }
  for (const { label, without } of conditionsOf(wanted.understood, query, context).toReversed()) {
    const relaxed = await wantedOf(database, without, context)
    const groups = await findWhole(database, relaxed, context)
    if (groups.length > 0)
      return { ...of(relaxed, groups), chips: chipsOf(relaxed.understood, without, context), relaxed: label }
  }
  const some = { ...softened.wanted, isAll: false }
  return of(some, await findGroups(database, some, context))
}

/** Takes names by their meaning; if nothing is found, as text: "Toyota" in the description of another make. */
async function findWhole(database: Database, wanted: Wanted, context: RequestContext) {
  const groups = await findGroups(database, wanted, context)
  if (groups.length > 0 || wanted.understood.segments.every(({ meanings }) => meanings.length === 0))
    return groups
  const segments = wanted.understood.segments.map((segment) => ({ ...segment, meanings: [] }))
  return findGroups(database, { ...wanted, understood: { ...wanted.understood, segments } }, context)
}

async function wantedOf(
  database: Database,
  { q, island, not }: SearchQuery,
  context: RequestContext,
): Promise<Wanted> {
  const understood = await understand(database, context, q, not)
  const queries = await wordQueries(
    database,
    understood.segments.map(({ wordings }) => wordings),
  )
  return { understood, queries, island, isAll: true }
}
