import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { type AreaFacet, facetsOf } from '../../directory/facets.ts'
import { canonicalAddressOf } from '../../directory/list/canonical.server.ts'
import { addressOf, parseFilters, withChoice } from '../../directory/filters.ts'
import type { Entry } from './xml.ts'

/** An area's list, and those of each category that has listings, of which there are at most 200: the largest. */
export async function findLists(database: Database, area: AnyArea): Promise<Entry[]> {
  const categories = facetsOf(area).filter((facet) => isCategory(area, facet))
  const prefixes = categories.map(({ key }) => `${area.kind}.${key}`)
  const { rows } = await database.execute<{ key: string; value: string }>(sql`
    select split_part(split_part(token, '=', 1), '.', 2) as key, substr(token, strpos(token, '=') + 1) as value
    from facet_count
    where token like ${`${area.kind}.%`} and count > 0
      and split_part(token, '=', 1) = any(${sql.param(prefixes)}::text[])
    order by count desc, token limit ${mostCategories}`)
  const all = parseFilters(area, new URLSearchParams())
  return [
    { path: area.path },
    ...rows.flatMap(({ key, value }) => {
      const filters = withChoice(all, key, [value])
      const path = addressOf(area, filters)
      return path === canonicalAddressOf(area, filters) ? [{ path }] : [] // others are presets
    }),
  ]
}

const mostCategories = 200

/** Categories that people search for by name; not numeric bands, nor filters that change by the hour. */
const isCategory = (area: AnyArea, { key, custom, under }: AreaFacet) =>
  !custom && !under && key !== 'price' && key !== 'rating' && area.attributes[key]?.type !== 'number'
