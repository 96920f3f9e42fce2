import { and, arrayContains, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { AnyArea } from './area.ts'
import { derived } from './save-listing.server.ts'
import { learnTermLabels } from './terms.server.ts'
import { listing } from './tables.server.ts'

const rowsAtOnce = 200

/**
 * Writes anew what filters and text search look in, of all listings of an area: after the area's declaration or the
 * normalizing of texts changed. The site can go on meanwhile. Returns how many were looked at.
 * @param token of those alone that have this one among their facets
 */
export async function reindexListings(database: Database, area: AnyArea, token?: string): Promise<number> {
  let looked = 0
  for (let last: number | undefined = 0; last !== undefined;) {
    const ids = await reindexAfter(database, area, { last, token })
    looked += ids.length
    last = ids.at(-1)
  }
  return looked
}

const reindexAfter = (
  database: Database,
  area: AnyArea,
  { last, token }: { last: number; token: string | undefined },
): Promise<number[]> =>
  database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(listing)
      .where(
        and(
          eq(listing.kind, area.kind),
          gt(listing.id, last),
          token ? arrayContains(listing.facets, [token]) : undefined,
        ),
      )
      .orderBy(asc(listing.id))
      .limit(rowsAtOnce)
      .for('no key update')
    for (const row of rows) {
      await learnTermLabels(tx, area, row.attributes)
      await tx
        .update(listing)
        .set(derived(area, row, row.rating))
        .where(eq(listing.id, row.id))
    }
    return rows.map(({ id }) => id)
  })
