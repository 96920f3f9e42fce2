import { claimAddress, type Proof } from './claims.ts'
import { completeAreaOf } from './known-areas.ts'

/** Undefined for kinds that no one claims. */
export const claimProofOf = (kind: string): Proof | undefined => completeAreaOf(kind)?.listing.claimedBy

/** The way to it from the page of a listing. */
export type ClaimLink = { readonly href: string; readonly proof: Proof; readonly isOwned: boolean }

export function claimLinkOf(kind: string, ref: string, { isOwned }: { isOwned: boolean }): ClaimLink | null {
  const proof = claimProofOf(kind)
  return proof ? { href: claimAddress(kind, ref), proof, isOwned } : null
}
