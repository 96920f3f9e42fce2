import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { isEmergency } from './emergency.ts'
import { findGroups } from './find-groups.server.ts'
import { planSearch } from './plan-search.server.ts'
import type { SearchQuery } from './search-query.ts'
import type { Group } from './search-source.ts'
import { soften } from './soften.server.ts'
import type { SearchPlan } from './understanding/area-plan.server.ts'
import { type Chip, chipsOf, conditionsOf, isTime, timeOf } from './understanding/chips.server.ts'
import { type NamedLink, namedLinks } from './understanding/named-links.server.ts'

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
  /** The island, village, amount or time that was left out to find something. */
  readonly relaxed: string | null
}

const mostNamed = 6

/**
 * All that is asked for in whole words; else all but a time; else in parts of words or under another spelling; else all
 * but an island, a village or an amount; else some of the words. The thing that is named comes elsewhere, or for more,
 * before what only mentions it.
 */
export async function searchFor(
  database: Database,
  query: SearchQuery,
  context: RequestContext,
): Promise<FoundSearch> {
  const search = await planSearch(database, query, context)
  const of = (shown: SearchPlan, groups: readonly Group[], asked = query): FoundSearch => ({
    chips: chipsOf(shown.understood, asked, context),
    named: namedLinks(shown.understood, context.language, mostNamed),
    groups,
    isPartial: !shown.isAll,
    didYouMean: null,
    relaxed: null,
  })
  async function relax(isEnough: (groups: readonly Group[]) => boolean) {
    let first: FoundSearch | null = null
    for (const { label, without } of conditionsOf(search.understood, query, context).toReversed()) {
      const relaxed = await planSearch(database, without, context)
      const groups = await findWhole(database, relaxed, context)
      if (!isEnough(groups)) continue
      const found = { ...of(relaxed, groups, without), relaxed: label }
      if (hasNamed(search, groups)) return found
      first ??= found
    }
    return first
  }
  const whole = await findWhole(database, search, context)
  if (whole.length > 0 && hasNamed(search, whole)) return of(search, whole)
  const time = timeOf(search.understood, query)
  const timeless = time && (await searchFor(database, time.without, context))
  if (timeless && timeless.groups.length > 0 && !timeless.isPartial && hasNamed(search, timeless.groups))
    return {
      ...timeless,
      relaxed: timeless.relaxed === null ? time.label : `${timeless.relaxed}, ${time.label}`,
    }
  if (whole.length > 0) return (await relax((groups) => hasNamed(search, groups))) ?? of(search, whole)
  const softened = await soften(database, search, context)
  const soft = softened.search === search ? [] : await findGroups(database, softened.search, context)
  if (soft.length > 0) return of(search, soft)
  if (softened.respelled) {
    const respelled = await planSearch(database, { ...query, q: softened.respelled }, context)
    const meant = of(respelled, await findWhole(database, respelled, context))
    if (meant.groups.length > 0 || meant.named.length > 0 || isEmergency(softened.respelled))
      return { ...meant, didYouMean: softened.respelled }
  }
  const relaxed = await relax((groups) => groups.length > 0)
  if (relaxed) return relaxed
  const some = { ...softened.search, isAll: false }
  return of(some, await findGroups(database, some, context))
}

/**
 * Whether some results are of an area that the search names, if it names one: a time names none beside another. A
 * question may be answered by any text.
 */
function hasNamed({ understood }: SearchPlan, groups: readonly Group[]): boolean {
  const naming = understood.segments.filter(({ meanings }) => meanings.length > 0)
  const lasting = naming.filter((segment) => !isTime(segment))
  const segments = lasting.length > 0 ? lasting : naming
  const named = new Set(segments.flatMap(({ meanings }) => meanings.map(({ kind }) => kind)))
  const isOfNamed = ({ cards }: Group) => cards.some(({ kind }) => named.has(kind))
  return named.size === 0 || understood.isQuestion || groups.some(isOfNamed)
}

/** Takes names by their meaning; if nothing is found, as text: "Toyota" in the description of another make. */
async function findWhole(database: Database, search: SearchPlan, context: RequestContext) {
  const groups = await findGroups(database, search, context)
  if (groups.length > 0 || search.understood.segments.every(({ meanings }) => meanings.length === 0))
    return groups
  const segments = search.understood.segments.map((segment) => ({ ...segment, meanings: [] }))
  return findGroups(database, { ...search, understood: { ...search.understood, segments } }, context)
}
