import { sql } from 'drizzle-orm'
import { listingTitleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { askOnce, type Customer } from '../../../market/reviews/ask-once.server.ts'

const atOnce = 500

/** Asks guests with an account for a review, two days after a completed booking; who wasn't asked within 14 days is not. */
export function askForReviews(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<CustomerRow>(sql`
      select distinct on (guest_id, listing_id) guest_id, listing_id::int, listing.kind, ref,
        ${listingTitleIn(sql`users.language`)} as title, booking.kind as confirmed
      from booking join listing on listing.id = listing_id join users on users.id = guest_id
      where state = 'completed' and booking.kind in ('stay', 'session', 'visit') and guest_id is not null and live
        and ends_at > ${now}::timestamptz - interval '14 days' and ends_at <= ${now}::timestamptz - interval '2 days'
        and not exists (select from review_request
          where user_id = guest_id and review_request.listing_id = booking.listing_id)
      order by guest_id, listing_id, ends_at desc
      limit ${atOnce}`)
    for (const { guest_id: userId, listing_id: listingId, ...about } of rows)
      await askOnce(tx, { userId, listingId, ...about })
    return rows.length
  })
}

type CustomerRow = Omit<Customer, 'userId' | 'listingId'> & { guest_id: string; listing_id: number }
