import { required, text } from '../../ground/forms/fields.ts'
import type { Claim } from '../../market/claims/tables.server.ts'

/**
 * What staff can decide. `give`: they have said or sent the code. `uphold` and `dismiss` an objection: the listing goes
 * back, or stays.
 */
export const decisions = ['approve', 'give', 'dismiss', 'reject', 'uphold'] as const
export type ClaimDecision = (typeof decisions)[number]

/** What is said against a claim, and by whom: who decides has to have seen it. */
export const heard = ({
  ownerId,
  ownerWords,
  objection,
}: Pick<Claim, 'ownerId' | 'ownerWords' | 'objection'>) => JSON.stringify([ownerId, ownerWords, objection])

/** Those that need a reason, which the claimant reads. */
export const hasReason = (decision: ClaimDecision) => decision === 'reject' || decision === 'uphold'

export const decisionFields = { reason: required(text(500)) }

/** What is to be decided on a claim: the usual decision, and the one with a reason; null: nothing. */
export function choiceOf(
  claim: Pick<Claim, 'state' | 'way'> & { readonly isObjection: boolean },
): readonly [ClaimDecision, ClaimDecision] | null {
  if (claim.state === 'approved' && claim.isObjection) return ['dismiss', 'uphold']
  if (claim.state !== 'waiting') return null
  return claim.way === 'document' ? ['approve', 'reject'] : ['give', 'reject']
}
