import { and, arrayContains, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { AnyArea } from './area.ts'
import { areaOf } from './known-areas.ts'
import { derived } from './save-listing.server.ts'
import { learnTermLabels } from './terms.server.ts'
import { listing } from './tables.server.ts'

const rowsAtOnce = 200

/**
 * Writes again what filters and text search of an area look in, after its declaration or the normalizing of texts has
 * changed. The site can serve at the same time. Returns how many listings were read.
 * @param token only of listings that have this one among their facets
 */
export const reindexListings = (database: Database, area: AnyArea, token?: string): Promise<number> =>
  reindexWhere(
    database,
    and(eq(listing.kind, area.kind), token ? arrayContains(listing.facets, [token]) : undefined),
  )

/** The same of those whose words were never written: an earlier version of the site saved them. */
export const fillListingWords = (database: Database): Promise<number> =>
  reindexWhere(database, isNull(listing.words))

async function reindexWhere(database: Database, where: SQL | undefined): Promise<number> {
  let looked = 0
  for (let last: number | undefined = 0; last !== undefined;) {
    const ids = await reindexAfter(database, last, where)
    looked += ids.length
    last = ids.at(-1)
  }
  return looked
}

const reindexAfter = (database: Database, last: number, where: SQL | undefined): Promise<number[]> =>
  database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(listing)
      .where(and(gt(listing.id, last), where))
      .orderBy(asc(listing.id))
      .limit(rowsAtOnce)
      .for('no key update')
    for (const row of rows) {
      const area = areaOf(row.kind)
      if (!area) continue
      await learnTermLabels(tx, area, row.attributes)
      await tx.update(listing).set(derived(area, row)).where(eq(listing.id, row.id))
    }
    return rows.map(({ id }) => id)
  })
