import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { AnyArea } from './area.ts'
import {
  allOf,
  type Searcher,
  conditionOf,
  customCondition,
  type CustomConditions,
  listed,
} from './conditions.server.ts'
import { type AreaFacet, dependsOn, facetsOf, isCounted, token } from './facets.ts'
import { type Filters, withChoice } from './filters.ts'
import { mostCounted, type Rollup } from './rollup.server.ts'

/**
 * How many listings each value of each facet would leave, by facet key and value; null if there are too many to count.
 */
export type FacetCounts = Readonly<Record<string, Counts | null>>
type Counts = Readonly<Record<string, number>>

type Context = Searcher & { samples: boolean; custom: CustomConditions; rollup: Rollup }

/**
 * A facet with a choice is counted as if it had none, so that its other values tell what they would add.
 * @param matches the ids of what all filters find, or null if there are more than `mostCounted`
 */
export async function countFacets(
  database: Database,
  area: AnyArea,
  filters: Filters,
  matches: readonly string[] | null,
  context: Context,
): Promise<FacetCounts> {
  const facets = facetsOf(area).filter(isCounted)
  const isChosen = ({ key }: AreaFacet) => filters.chosen[key] !== undefined
  const counted = (some: readonly AreaFacet[], left: Filters, where: SQL | null) =>
    countIn(database, area, some, left, where, context)

  const where = matches && sql`listing.id = any(${sql.param(matches)}::bigint[])`
  const counts = await counted(
    facets.filter((facet) => !isChosen(facet)),
    filters,
    where,
  )
  for (const facet of facets.filter(isChosen)) {
    const others = withoutChoice(filters, facet.key, facets)
    const found = context.rollup.isLong(others)
      ? null
      : allOf(listed(area, context), conditionOf(area, others, context))
    Object.assign(counts, await counted([facet], others, found))
  }
  return counts
}

/** Also drops the choices that depend on this one. */
const withoutChoice = (filters: Filters, key: string, facets: readonly AreaFacet[]): Filters =>
  facets
    .filter((facet) => dependsOn(facet, key))
    .reduce((left, facet) => withChoice(left, facet.key, []), withChoice(filters, key, []))

/** The counts of some facets in what `where` finds, else from the rollup of a list without filters. */
async function countIn(
  database: Database,
  area: AnyArea,
  facets: readonly AreaFacet[],
  filters: Filters,
  where: SQL | null,
  context: Context,
): Promise<Record<string, Counts | null>> {
  const tokens = where
    ? await countTokens(database, where, computedTokens(area, facets, context))
    : context.rollup.countsFor(filters)
  const isKnown = ({ custom }: AreaFacet) => tokens !== null && (where !== null || !custom)
  return Object.fromEntries(
    facets.map((facet) => [facet.key, isKnown(facet) ? countsOf(area, facet.key, tokens!) : null]),
  )
}

/** How often each token is in what `where` finds; null if that is more than `mostCounted`. */
async function countTokens(
  database: Database,
  where: SQL,
  computed: SQL,
): Promise<ReadonlyMap<string, number> | null> {
  const { rows } = await database.execute<{ token: string; count: number; total: number }>(sql`
    with found as materialized (
      select facets || ${computed} as tokens from listing where ${where} limit ${mostCounted + 1}
    )
    select token, count(*)::int as count, (select count(*)::int from found) as total
    from found, unnest(tokens) token group by token`)
  if ((rows[0]?.total ?? 0) > mostCounted) return null
  return new Map(rows.map((row) => [row.token, row.count]))
}

/** The values of custom filters as tokens, like stored ones. */
function computedTokens(area: AnyArea, facets: readonly AreaFacet[], { custom, ...searcher }: Context): SQL {
  const tokens = facets
    .filter((facet) => facet.custom)
    .flatMap(({ key, options }) =>
      options.map(
        ({ value }) =>
          sql`case when ${customCondition(key, custom)({ [key]: value }, searcher)} then ${token(area, key, value)} end`,
      ),
    )
  return sql`array_remove(array[${sql.join(tokens, sql`, `)}]::text[], null)`
}

function countsOf(area: AnyArea, key: string, tokens: ReadonlyMap<string, number>): Counts {
  const prefix = token(area, key, '')
  const own = [...tokens].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, count]) => [name.slice(prefix.length), count]))
}
