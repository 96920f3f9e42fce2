import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { changeDisputes, endApproved, type OwnedListing } from './change-disputes.server.ts'
import { deleteDocuments, documentKeyOf } from './document.server.ts'
import { moveTo } from './settle.server.ts'
import { claim } from './tables.server.ts'
import { proofOf, type Way } from './ways.ts'

/** What someone claimed is a listing of the directory: it stays there without them. */
export const claimData: PersonalPart = {
  name: 'claims',
  tables: ['listing_claim'],
  erasesFiles: true,
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
  /** Whose the listing was last has it back, unless it is someone's again. */
  async reopen(tx, { id }) {
    const { rows } = await tx.execute<Omit<OwnedListing, 'ownerId'> & { way: Way }>(sql`
      select listing.id::int, kind, ref, title, own.way
      from listing join listing_claim own on own.listing_id = listing.id
      where own.claimant_id = ${id} and own.state = 'approved'
        and listing.owner_id is null and not listing.sample and not exists (
          select from listing_claim later where later.listing_id = own.listing_id and later.state = 'approved'
            and later.decided_at > own.decided_at)
      order by listing.id for update of listing`)
    for (const { way, ...listing } of rows) {
      await moveTo(tx, listing, id, proofOf(way))
      await changeDisputes(tx, { ...listing, ownerId: id })
    }
  },
  async erase(tx, { id }) {
    await releaseClaimed(tx, sql`${id}`)
    // What others claim of the listings that are deleted next goes with those.
    await deleteDocuments(
      tx,
      sql`claimant_id = ${id} or listing_id = any(array(select id from listing where owner_id = ${id}))`,
    )
    // Only their claims say that others lost a listing to them. Without them `reopen` must not give it back.
    const own = sql`select from listing_claim own where own.claimant_id = ${id} and own.state = 'approved'`
    await endApproved(
      tx,
      sql`listing_id in (select listing_id from listing_claim where claimant_id = ${id}) and claimant_id <> ${id}
        and exists (${own} and own.listing_id = lost.listing_id and own.decided_at > lost.decided_at)`,
    )
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
