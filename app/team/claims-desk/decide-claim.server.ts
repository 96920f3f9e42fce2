import { eq } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { record } from '../../ground/audit/record.server.ts'
import { claimsAudited } from '../../market/claims/audited.server.ts'
import { lockClaim } from '../../market/claims/lock-claim.server.ts'
import { dismissObjection } from '../../market/claims/object.server.ts'
import { approve, reject, reverse } from '../../market/claims/settle.server.ts'
import { claim as claims } from '../../market/claims/tables.server.ts'
import { tell } from '../../market/claims/tell.server.ts'
import { choiceOf, type ClaimDecision, heard, isOwnClaim } from './decisions.ts'

type DecidedClaim = {
  readonly id: number
  readonly decision: ClaimDecision
  readonly reason: string
  /** What the admin has read (`heard`). */
  readonly seen: string
  readonly adminId: string
}

/**
 * @returns whether it was decided now: of two admins, the first decides. No admin decides about their own claim, or
 *   before they have read what was said since
 */
export const decideClaim = (
  { database, origin, now }: Pick<RequestContext, 'database' | 'origin' | 'now'>,
  { id, decision, reason, seen, adminId }: DecidedClaim,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const locked = await lockClaim(tx, id)
    if (!locked || heard(locked.claim) !== seen || isOwnClaim(locked.claim, adminId)) return false
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
