import { eq, sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import { derived } from '../../../directory/save-listing.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'

/**
 * In areas with prices a listing costs what the cheapest of its room types or sessions costs; what is free says nothing.
 * Without any it keeps its price, which its owner may write again.
 */
export async function updatePrice(tx: Database, listingId: number): Promise<void> {
  const { rows } = await tx.execute<{ cents: number | null }>(sql`
    select min(least((settings ->> 'cents')::int, (settings ->> 'weekendCents')::int)) as cents
    from bookable where listing_id = ${listingId} and kind in ('stay', 'session') and closed_at is null`)
  const cheapest = rows[0]?.cents || null
  const [row] = await tx.select().from(listing).where(eq(listing.id, listingId)).for('no key update')
  const area = areaOf(row?.kind)
  if (!row || !area?.price) return
  const [priceCents, priceIsFrom] = [cheapest ?? row.priceCents, cheapest !== null]
  if (row.priceCents === priceCents && row.priceIsFrom === priceIsFrom) return
  const set = { priceCents, priceIsFrom, ...derived(area, { ...row, priceCents }) }
  await tx
    .update(listing)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(listing.id, listingId))
}
