import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** Gives a demo account a claim of a place in the samples, which waits for a call by staff. */
export async function addDemoClaim(tx: Database, { id }: { readonly id: string }): Promise<void> {
  await tx.execute(sql`
    insert into listing_claim (listing_id, claimant_id, way, sent_to, words, state)
    select id, ${id}, 'phone', contact ->> 'phone', 'I manage this place.', 'waiting' from listing
    where kind = 'food' and sample and live and owner_id is null and contact ->> 'phone' <> ''
    order by id limit 1`)
}
