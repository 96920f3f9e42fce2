import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { deleteDocuments, documentKeyOf } from './document.server.ts'
import { claim } from './tables.server.ts'

/** What someone claimed is a listing of the directory: it stays there without them. */
export const claimData: PersonalPart = {
  name: 'claims',
  tables: ['listing_claim'],
  async read(database, { id }) {
    const name = sql<string>`${listing.kind} || '/' || ${listing.ref}`
    const { way, sentTo, words, state, reason, ownerWords, createdAt, decidedAt } = claim
    const [claims, statements] = await Promise.all([
      database
        .select({ listing: name, way, sentTo, words, state, reason, createdAt, decidedAt })
        .from(claim)
        .innerJoin(listing, eq(listing.id, claim.listingId))
        .where(eq(claim.claimantId, id)),
      database
        .select({ listing: name, statement: ownerWords, createdAt })
        .from(claim)
        .innerJoin(listing, eq(listing.id, claim.listingId))
        .where(eq(claim.ownerId, id)),
    ])
    return { claims, statements }
  },
  async files(database, { id }) {
    const rows = await database
      .select({ number: claim.id, key: claim.fileKey, type: claim.fileType })
      .from(claim)
      .where(eq(claim.claimantId, id))
    return rows.flatMap(({ number, key, type }) =>
      key === null
        ? []
        : [
            {
              name: `claim-${number}.${type === 'application/pdf' ? 'pdf' : 'webp'}`,
              key: documentKeyOf(key),
            },
          ],
    )
  },
  async close(tx, { id }) {
    await tx.execute(sql`
      update listing_claim set state = 'withdrawn', decided_at = now()
      where claimant_id = ${id} and state in ('waiting', 'code')`)
    await deleteDocuments(tx, sql`claimant_id = ${id}`)
    await releaseClaimed(tx, sql`${id}`)
  },
  async erase(tx, { id }) {
    await deleteDocuments(tx, sql`claimant_id = ${id}`)
    await releaseClaimed(tx, sql`${id}`)
    await tx.delete(claim).where(eq(claim.claimantId, id))
    await tx.update(claim).set({ ownerId: null, ownerWords: '' }).where(eq(claim.ownerId, id))
  },
}

/** @param owners ids of users */
export const releaseClaimed = (tx: Database, owners: ReturnType<typeof sql>) =>
  tx.execute(sql`
    with released as (
      update listing set owner_id = null, updated_at = now() from listing_claim claim
      where claim.listing_id = listing.id and claim.claimant_id = listing.owner_id and claim.state = 'approved'
        and listing.owner_id in (${owners})
      returning listing.id
    )
    update listing_claim set owner_id = null, owner_words = '' from released
    where listing_id = released.id and way = 'document' and listing_claim.state in ('waiting', 'code')`)
