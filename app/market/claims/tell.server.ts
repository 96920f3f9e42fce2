import { claimAddress } from '../../directory/claims.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { ClaimNews } from '../../people/notifications/events.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import type { LockedListing } from './lock-claim.server.ts'
import type { Claim } from './tables.server.ts'

type ToldClaim = {
  readonly claim: Claim
  readonly listing: Pick<LockedListing, 'kind' | 'ref' | 'title'>
}

/** Notifies a claimant, or the owner, of what has become of a claim. */
export const tell = (tx: Database, userId: string, { claim, listing }: ToldClaim, news: ClaimNews) =>
  notify(tx, userId, {
    event: 'claim',
    values: { title: listing.title, reason: claim.reason, news },
    href: claimAddress(listing.kind, listing.ref),
    key: `claim ${claim.id} ${news} ${claim.codeSeed}`,
  })
