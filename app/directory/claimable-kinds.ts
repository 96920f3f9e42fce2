import { registered } from '../ground/request/registered.ts'

/** What shows that a listing is someone's: a code that its own contacts get, or a document, or documents only. */
export type Proof = 'code' | 'document'

const kinds = registered<Readonly<Record<string, Proof>>>('Kinds that can be claimed')

export const registerClaimableKinds = kinds.set

/** Undefined of kinds that no one claims. */
export const claimProofOf = (kind: string): Proof | undefined =>
  Object.hasOwn(kinds.get(), kind) ? kinds.get()[kind] : undefined

/** Where someone says that a listing is theirs. */
export const claimAddress = (kind: string, ref: string): string =>
  `/claims/${kind}/${encodeURIComponent(ref)}`

/** The way to it from the page of a listing. */
export type ClaimLink = { readonly href: string; readonly proof: Proof; readonly isOwned: boolean }

export function claimLinkOf(kind: string, ref: string, { isOwned }: { isOwned: boolean }): ClaimLink | null {
  const proof = claimProofOf(kind)
  return proof ? { href: claimAddress(kind, ref), proof, isOwned } : null
}
