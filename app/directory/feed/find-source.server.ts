import { type SQL, sql } from 'drizzle-orm'
import type { Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import type { AnyArea } from '../area.ts'
import { allOf, conditionOf, listed } from '../conditions.server.ts'
import type { Filters } from '../filters.ts'
import { findMatches } from '../list/load-list.server.ts'
import { readRollup } from '../rollup.server.ts'

const mostLookedThrough = 1000

/**
 * Where the first listings of a feed are soonest found, for `findCards`: among the matches where they are few, else among
 * the first of the whole area.
 */
export async function findSource(
  database: Database,
  area: AnyArea,
  filters: Filters,
  page: Page,
): Promise<{ where: SQL; first?: { of: SQL; most: number } }> {
  const all = listed(area, page)
  const asked = conditionOf(area, filters, { custom: {}, now: page.now })
  if (!asked) return { where: all }
  const where = allOf(all, asked)
  const rollup = await readRollup(database, area)
  const { ids } = await findMatches(database, where, rollup.atLeast(filters))
  if (ids) return { where: sql`id = any(${sql.param(ids)}::bigint[])` }
  return { where, first: { of: all, most: mostLookedThrough } }
}
