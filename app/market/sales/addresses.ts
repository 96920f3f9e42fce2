import type { RecordKey } from '../../ground/db/named.ts'

/** Where a seller names who has bought a listing. */
export const buyerAddress = ({ kind, ref }: RecordKey) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/buyer`

/** Where the buyer answers, and where both rate. */
export const saleAddress = (ref: string) => `/sales/${ref}`
