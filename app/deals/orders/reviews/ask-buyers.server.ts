import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { askOnce } from '../../../market/reviews/ask-once.server.ts'

const atOnce = 500

/** Asks buyers for a review, from two to 14 days after the handover. */
export function askBuyers(database: Database, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<BuyerRow>(sql`
      select distinct buyer_id, listing_id::int, kind, ref, listing.title
      from orders join order_line on order_id = orders.id join listing on listing.id = listing_id
      where state = 'completed' and booking_id is null and buyer_id is not null and live
        and handed_at > ${now}::timestamptz - interval '14 days' and handed_at <= ${now}::timestamptz - interval '2 days'
        and not exists (select from review_request
          where user_id = buyer_id and review_request.listing_id = order_line.listing_id)
      limit ${atOnce}`)
    for (const { buyer_id: userId, listing_id: listingId, ...about } of rows)
      await askOnce(tx, { userId, listingId, ...about, confirmed: 'purchase' })
  })
}

type BuyerRow = Record<'buyer_id' | 'kind' | 'ref' | 'title', string> & { listing_id: number }
