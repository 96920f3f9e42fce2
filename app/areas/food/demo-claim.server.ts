import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/** Gives a demo account a claim of a place in the samples, against its owner, which waits for the staff. */
export async function addDemoClaim(tx: Database, { id }: { readonly id: string }): Promise<void> {
  await tx.execute(sql`
    insert into listing_claim (listing_id, claimant_id, way, words, state, owner_id)
    select id, ${id}, 'document', 'I manage this place.', 'waiting', owner_id from listing
    where kind = 'food' and sample and live order by id limit 1`)
}
