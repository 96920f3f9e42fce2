/** What shows that a listing is someone's: a code that its own contacts get, or a document; or documents only. */
export type Proof = 'code' | 'document'

/** Where someone says that a listing is theirs. */
export const claimAddress = (kind: string, ref: string): string =>
  `/claims/${kind}/${encodeURIComponent(ref)}`
