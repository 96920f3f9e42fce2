import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { AnyArea } from './area.ts'
import { allOf, conditionOf, customCondition, type CustomConditions, listed } from './conditions.server.ts'
import { type AreaFacet, facetsOf, token } from './facets.ts'
import { type Filters, withChoice } from './filters.ts'
import { mostCounted, type Rollup } from './rollup.server.ts'

/** How many listings each value of each facet would leave, by facet key and value; null where there are too many to count. */
export type FacetCounts = Readonly<Record<string, Counts | null>>
type Counts = Readonly<Record<string, number>>

type Context = { now: Date; samples: boolean; custom: CustomConditions; rollup: Rollup }

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
  const facets = facetsOf(area)
  const isChosen = ({ key }: AreaFacet) => filters.chosen[key] !== undefined
  const counts = await countIn(
    database,
    area,
    facets.filter((facet) => !isChosen(facet)),
    matches,
    filters,
    context,
  )
  for (const facet of facets.filter(isChosen)) {
    const others = withoutChoice(filters, facet.key, facets)
    const ids = context.rollup.isLong(others) ? null : await findIds(database, area, others, context)
    Object.assign(counts, await countIn(database, area, [facet], ids, others, context))
  }
  return counts
}

/** What was chosen under a value goes with it. */
const withoutChoice = (filters: Filters, key: string, facets: readonly AreaFacet[]): Filters =>
  facets
    .filter(({ under }) => under === key)
    .reduce((left, facet) => withChoice(left, facet.key, []), withChoice(filters, key, []))

async function findIds(
  database: Database,
  area: AnyArea,
  filters: Filters,
  context: Context,
): Promise<string[] | null> {
  const where = allOf(listed(area, context), conditionOf(area, filters, context))
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from listing where ${where} limit ${mostCounted + 1}`,
  )
  return rows.length > mostCounted ? null : rows.map(({ id }) => id)
}

/** The counts of some facets in what `filters` find: in `ids`, else from the rollup of a list without filters. */
async function countIn(
  database: Database,
  area: AnyArea,
  facets: readonly AreaFacet[],
  ids: readonly string[] | null,
  filters: Filters,
  context: Context,
): Promise<Record<string, Counts | null>> {
  const where = ids && sql`listing.id = any(${sql.param(ids)}::bigint[])`
  const tokens = where ? await countTokens(database, where) : context.rollup.countsFor(filters)
  const counts: Record<string, Counts | null> = {}
  for (const facet of facets) {
    const { key } = facet
    if (facet.custom) counts[key] = where && (await countCustom(database, facet, where, context))
    else counts[key] = tokens && countsOf(area, key, tokens)
  }
  return counts
}

async function countTokens(database: Database, where: SQL): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ token: string; count: number }>(
    sql`select token, count(*)::int as count from listing, unnest(facets) token where ${where} group by token`,
  )
  return new Map(rows.map((row) => [row.token, row.count]))
}

async function countCustom(
  database: Database,
  { key, options }: AreaFacet,
  where: SQL,
  { custom, now }: Context,
) {
  const condition = customCondition(key, custom)
  const columns = options.map(({ value }, index) => {
    const name = sql.identifier(`option${index}`)
    return sql`count(*) filter (where ${condition(value, now)})::int as ${name}`
  })
  const { rows } = await database.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)} from listing where ${where}`,
  )
  return Object.fromEntries(options.map(({ value }, index) => [value, rows[0]![`option${index}`]!]))
}

function countsOf(area: AnyArea, key: string, tokens: ReadonlyMap<string, number>): Counts {
  const prefix = token(area, key, '')
  const own = [...tokens].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, count]) => [name.slice(prefix.length), count]))
}
