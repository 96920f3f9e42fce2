import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { tokensOf } from '../../directory/facets.ts'
import { listing } from '../../directory/tables.server.ts'

/**
 * Computes the rating of a listing from its reviews, with what it is filtered by. After every change of its reviews,
 * in the same transaction.
 */
export async function rateListing(transaction: Database, area: AnyArea, id: number): Promise<void> {
  // If two people review at the same time, the later one waits here, and then counts the other's review, too.
  await transaction.execute(sql`select from listing where id = ${id} for no key update`)
  const [row] = await transaction
    .update(listing)
    .set({
      rating: sql`(select round(avg(rating), 1) from review where listing_id = ${id} and hidden_at is null)`,
      reviewCount: sql`(select count(*) from review where listing_id = ${id} and hidden_at is null)`,
    })
    .where(eq(listing.id, id))
    .returning()
  if (!row) return
  const facets = tokensOf(area, { ...row, price: row.priceCents })
  await transaction.update(listing).set({ facets }).where(eq(listing.id, id))
}
