import type { DerivedIndex } from '../ground/db/migrate.server.ts'
import type { AnyArea } from './area.ts'
import { orderText } from './order.server.ts'

/**
 * The indexes that each area has for itself. What filters, text search and the map look in is found among the area's
 * own listings: an index of all areas would first collect a common word's matches from every one of them.
 */
export const areaIndexes = (areas: readonly AnyArea[]): DerivedIndex[] => areas.flatMap(indexesOf)

function indexesOf(area: AnyArea): DerivedIndex[] {
  const index = (name: string, on: string): DerivedIndex => {
    const full = `kind_${area.kind.replaceAll('-', '_')}_${name.toLowerCase()}` as const
    const where = `live and kind = '${area.kind}'`
    return { name: full, sql: `create index concurrently ${full} on listing ${on} where ${where}` }
  }
  return [
    index('match', 'using gin (facets, search_text gin_trgm_ops, grams)'),
    index('position', 'using gist (point(lng, lat))'),
    ...Object.entries(area.attributes)
      .filter(([, { isCompared }]) => isCompared)
      .map(([key]) => index(key, `((attributes ->> '${key}'))`)),
    ...Object.keys(area.sorts)
      .filter((sort) => isComputed(area, sort))
      .map((sort) => index(sort, `(${orderText(area, sort)})`)),
  ]
}

/** The other sorts have columns of their own, and indexes for all areas in the migrations. */
const isComputed = (area: AnyArea, sort: string) =>
  area.sorts[sort]!.order.some(
    ([by]) => by === 'yearlyPrice' || by === 'period' || by.startsWith('attributes.'),
  )
