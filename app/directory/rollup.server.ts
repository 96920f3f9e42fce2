import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { AnyArea } from './area.ts'
import { facetsOf, token } from './facets.ts'
import type { Filters } from './filters.ts'
import { searchOfAll } from './presets.ts'
import type { Island } from '../ground/request/islands.ts'

/** The most matches that are counted exactly. */
export const mostCounted = 1000

/** How many listings an area has, without counting: up to a minute old. */
export type Rollup = {
  /**
   * The least number of listings that a search without filters, or with values of a single facet, finds; 0 if
   * unknown.
   */
  atLeast(filters: Filters): number
  /** Whether a search surely finds more than is counted exactly. */
  isLong(filters: Filters): boolean
  /** The numbers of all facet values, for a search without any filter. */
  countsFor(filters: Filters): ReadonlyMap<string, number> | null
}

export async function readRollup(database: Database, area: AnyArea): Promise<Rollup> {
  const { rows } = await database.execute<{ token: string; count: number }>(
    sql`select token, count from facet_count where token like ${`${area.kind}.%`}`,
  )
  const counts = new Map(rows.map((row) => [row.token, row.count]))
  const atLeast = (asked: Filters) => {
    const { area: all, filters } = searchOfAll(area, asked)
    const facets = facetsOf(all).filter(({ key }) => filters.chosen[key])
    if (filters.q || filters.box || facets.length > 1 || facets[0]?.custom) return 0
    const key = facets[0]?.key
    if (!key) return counts.get(`${area.kind}.`) ?? 0
    return Math.max(...filters.chosen[key]!.map((value) => counts.get(token(area, key, value)) ?? 0))
  }
  const isUnfiltered = (filters: Filters) => {
    const { q, box, chosen } = searchOfAll(area, filters).filters
    return !q && !box && Object.keys(chosen).length === 0
  }
  return {
    atLeast,
    isLong: (filters) => atLeast(filters) > mostCounted,
    countsFor: (filters) => (isUnfiltered(filters) && counts.size > 0 ? counts : null),
  }
}

/** How many listings of an area each island has: up to a minute old. */
export async function countByIsland(
  database: Database,
  area: AnyArea,
): Promise<Partial<Record<Island, number>>> {
  const { rows } = await database.execute<{ island: Island; count: number }>(sql`
    select split_part(token, '=', 2) as island, count
    from facet_count where token like ${token(area, 'island', '%')}`)
  return Object.fromEntries(rows.map(({ island, count }) => [island, count]))
}

/** Recounts all areas; samples count if they are shown. */
export async function rebuildRollup(database: Database, { samples }: { samples: boolean }): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`delete from facet_count`)
    await tx.execute(sql`
      insert into facet_count
      select token, count(*) from listing, unnest(facets || (kind || '.')) token
      where live and (expires_at is null or expires_at > now()) and (${samples} or not sample) group by token`)
  })
}
