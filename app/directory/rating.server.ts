import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { AnyArea } from './area.ts'
import { tokensOf } from './facets.ts'
import { listing } from './tables.server.ts'

/** Computes the rating of a listing from its reviews, with what it is filtered by. After every change of its reviews. */
export async function rateListing(database: Database, area: AnyArea, id: number): Promise<void> {
  const reviews = sql`(select round(avg(rating), 1) from review where listing_id = ${id})`
  const [row] = await database
    .update(listing)
    .set({
      rating: reviews,
      reviewCount: sql`(select count(*) from review where listing_id = ${id})`,
    })
    .where(eq(listing.id, id))
    .returning()
  if (!row) return
  const facets = tokensOf(area, { ...row, price: row.priceCents })
  await database.update(listing).set({ facets }).where(eq(listing.id, id))
}
