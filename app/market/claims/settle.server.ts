import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Proof } from '../../directory/claims.ts'
import { listing as listings } from '../../directory/tables.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { makeToken } from '../../people/accounts/mailed-token.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { endColleagues } from '../colleagues/change-colleague.server.ts'
import { deleteOwnReview } from '../reviews/write/own-review.server.ts'
import { claimsAudited } from './audited.server.ts'
import { changeDisputes } from './change-disputes.server.ts'
import type { LockedClaim, LockedListing } from './lock-claim.server.ts'
import { handedOverMail } from './mails.tsx'
import { type Claim, claim as claims } from './tables.server.ts'
import { tell } from './tell.server.ts'
import { proofOf } from './ways.ts'

/** Null: the code decided. */
type Decider = { readonly actorId: string | null; readonly origin: string }

/**
 * The listing becomes the claimant's. A sample stays as it is, for the next visitor of the demo.
 * @param locked open
 * @returns false if the listing has changed hands in another way since the claim
 */
export async function approve(tx: Database, locked: LockedClaim, by: Decider): Promise<boolean> {
  const { claim, listing } = locked
  if (listing.ownerId !== claim.ownerId) return false
  await tx
    .update(claims)
    .set({ state: 'approved', decidedBy: by.actorId, decidedAt: sql`now()` })
    .where(eq(claims.id, claim.id))
  await tell(tx, claim.claimantId, locked, 'approved')
  if (listing.sample) return true
  await endColleagues(tx, listing, by.actorId ?? claim.claimantId)
  await moveTo(tx, listing, claim.claimantId, proofOf(claim.way))
  await deleteOwnReview(tx, { listingId: listing.id, authorId: claim.claimantId })
  await record(tx, claimsAudited, {
    actorId: by.actorId ?? claim.claimantId,
    action: 'listing-owner',
    subject: { kind: listing.kind, id: listing.ref },
    changes: { owner: [listing.ownerId, claim.claimantId], proof: [null, claim.way] },
  })
  await changeDisputes(tx, { ...listing, ownerId: claim.claimantId })
  if (listing.ownerId) await tell(tx, listing.ownerId, locked, 'lost')
  await mailFormerContacts(tx, locked, by.origin)
  return true
}

export const moveTo = (
  tx: Database,
  { id }: Pick<LockedListing, 'id'>,
  ownerId: string | null,
  ownerProof: Proof | null,
) =>
  tx
    .update(listings)
    .set({ ownerId, ownerProof, updatedAt: sql`now()` })
    .where(eq(listings.id, id))

/** Those that the listing named, and its former owner, may object. */
async function mailFormerContacts(tx: Database, { claim, listing }: LockedClaim, origin: string) {
  const { ownerId, contact, lang, title } = listing
  const people = await tx
    .select({ id: users.id, name: users.fullName, email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.id, [claim.claimantId, ...(ownerId ? [ownerId] : [])]))
  const name = people.find(({ id }) => id === claim.claimantId)?.name ?? ''
  const owner = people.find(({ id }) => id === ownerId)
  const addresses = new Map([
    ...(contact.email ? [[contact.email.toLowerCase(), lang] as const] : []),
    ...(owner?.email ? [[owner.email, owner.language] as const] : []),
  ])
  for (const [to, language] of addresses) {
    const token = await makeToken(tx, 'claim-objection', { claim: String(claim.id) }, `${claim.id} ${to}`)
    const mail = handedOverMail({ title, name, href: `${origin}/claim-objection/${token}` })
    await sendMail(tx, { to, language, mail, key: `claim handed over ${randomUUID()}` })
  }
}

/** @param locked waiting for staff, or for its code */
export async function reject(
  tx: Database,
  locked: LockedClaim,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  const { claim } = locked
  await tx
    .update(claims)
    .set({ state: 'rejected', reason, decidedBy: actorId, decidedAt: sql`now()` })
    .where(eq(claims.id, claim.id))
  await recordState(tx, locked, { actorId, state: 'rejected', reason })
  await tell(tx, claim.claimantId, { ...locked, claim: { ...claim, reason } }, 'rejected')
}

/** After an objection: the listing goes back to whom it was taken from, or to no one, unless it is a third person's now. */
export async function reverse(
  tx: Database,
  locked: LockedClaim,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  const { claim, listing } = locked
  await tx
    .update(claims)
    .set({ state: 'reversed', reason, objectionDecidedAt: sql`now()`, decidedBy: actorId })
    .where(eq(claims.id, claim.id))
  await recordState(tx, locked, { actorId, state: 'reversed', reason })
  // Who has closed their account has left it without an owner.
  const hasLeft = listing.ownerId === null && claim.ownerId !== null
  if (listing.ownerId === claim.claimantId || hasLeft) {
    await endColleagues(tx, listing, actorId)
    await moveTo(tx, listing, claim.ownerId, null)
    await changeDisputes(tx, { ...listing, ownerId: claim.ownerId })
    await record(tx, claimsAudited, {
      actorId,
      action: 'listing-owner',
      subject: { kind: listing.kind, id: listing.ref },
      changes: { owner: [listing.ownerId, claim.ownerId], reason: [null, reason] },
    })
    if (claim.ownerId) await tell(tx, claim.ownerId, locked, 'returned')
  }
  await tell(tx, claim.claimantId, { ...locked, claim: { ...claim, reason } }, 'reversed')
}

const recordState = (
  tx: Database,
  { claim, listing }: LockedClaim,
  { actorId, state, reason }: { actorId: string; state: Claim['state']; reason: string },
) =>
  record(tx, claimsAudited, {
    actorId,
    action: 'claim',
    subject: { kind: listing.kind, id: listing.ref },
    changes: {
      claimant: [null, claim.claimantId],
      state: [claim.state, state],
      ...(reason && { reason: [null, reason] as const }),
    },
  })
