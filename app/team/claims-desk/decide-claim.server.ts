import { eq } from 'drizzle-orm'
import { isPartOf, type Person } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { record } from '../../ground/audit/record.server.ts'
import { claimsAudited } from '../../market/claims/audited.server.ts'
import { lockClaim } from '../../market/claims/lock-claim.server.ts'
import { dismissObjection } from '../../market/claims/object.server.ts'
import { claimedBy } from '../../market/claims/own-claim.server.ts'
import { approve, reject, reverse } from '../../market/claims/settle.server.ts'
import { type Claim, claim as claims } from '../../market/claims/tables.server.ts'
import { tell } from '../../market/claims/tell.server.ts'
import { choiceOf, type ClaimDecision, heard } from './decisions.ts'

type DecidedClaim = {
  readonly id: number
  readonly decision: ClaimDecision
  readonly reason: string
  /** What the admin has read (`heard`). */
  readonly seen: string
  readonly admin: Person
}

/**
 * Whether an admin makes a claim, has claimed the same listing, or acts for either side, as its owner or a colleague:
 * another admin decides about it then.
 */
export const isOwnClaim = async (
  database: Database,
  { claimantId, ownerId, kind, ref }: Pick<Claim, 'claimantId' | 'ownerId'> & RecordKey,
  admin: Person,
): Promise<boolean> =>
  [claimantId, ownerId].some((side) => isPartOf(admin, { kind, ref, ownerId: side })) ||
  (await claimedBy(database, admin.id))({ kind, ref })

/**
 * @returns false where nothing was decided: another admin was faster, someone was heard since this one read the claim,
 *   or it is their own
 */
export const decideClaim = (
  { database, origin, now }: Pick<RequestContext, 'database' | 'origin' | 'now'>,
  { id, decision, reason, seen, admin }: DecidedClaim,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const locked = await lockClaim(tx, id)
    if (!locked || heard(locked.claim) !== seen) return false
    const { kind, ref } = locked.listing
    if (await isOwnClaim(tx, { ...locked.claim, kind, ref }, admin)) return false
    const { id: adminId } = admin
    const { objectedAt, objectionDecidedAt } = locked.claim
    const isObjection = objectedAt !== null && objectionDecidedAt === null
    if (!choiceOf({ ...locked.claim, isObjection })?.includes(decision)) return false
    switch (decision) {
      case 'approve':
        return approve(tx, locked, { actorId: adminId, origin })
      case 'reject':
        await reject(tx, locked, { actorId: adminId, reason })
        return true
      case 'uphold':
        await reverse(tx, locked, { actorId: adminId, reason })
        return true
      case 'dismiss':
        await dismissObjection(tx, id, adminId)
        break
      case 'give':
        await tx.update(claims).set({ state: 'code', codeAt: now, tries: 0 }).where(eq(claims.id, id))
        await tell(tx, locked.claim.claimantId, locked, 'code-given')
    }
    const { claim, listing } = locked
    await record(tx, claimsAudited, {
      actorId: adminId,
      action: 'claim',
      subject: { kind: listing.kind, id: listing.ref },
      changes: {
        claimant: [null, claim.claimantId],
        state: [claim.state, decision === 'give' ? 'code' : claim.state],
      },
    })
    return true
  })
