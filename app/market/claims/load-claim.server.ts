import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { isReviewed } from '../../directory/reviewed.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { codeOf } from './code.server.ts'
import { type ClaimedListing, findClaimedListing } from './find-claimed-listing.server.ts'
import { findDisputes, findOwnClaim } from './own-claim.server.ts'
import { isKnownToReturn } from './returned-code.server.ts'
import type { Claim } from './tables.server.ts'
import { codeMinutes, mostTries } from './ways.ts'

/** What the page of a claim shows; null where no one claims such listings. */
export async function loadClaim(context: RequestContext, viewer: Viewer, key: RecordKey) {
  const proof = claimProofOf(key.kind)
  if (!proof) return null
  const listing = await findClaimedListing(context, viewer, key)
  if (!listing) return { listing: null, own: null, disputes: [] }
  const { href, title, lang, ownerId, sample, isListed, email, domain, phone, letterTo, isUnsteady } = listing
  const about = { listingId: listing.id, claimantId: viewer.id }
  const isOwn = ownerId === viewer.id
  const own = await findOwnClaim(context.database, about)
  return {
    listing: {
      href,
      title,
      lang,
      proof,
      email,
      domain,
      phone,
      letterTo,
      isUnsteady,
      isOwned: ownerId !== null,
      isReviewed: isReviewed(areaOf(key.kind)!),
      isOwn,
      sample,
      isListed,
    },
    own: own && (await shownOf(context, own, listing)),
    disputes: isOwn ? await findDisputes(context.database, viewer.id, listing.id) : [],
  }
}

type LoadedClaim = NonNullable<Awaited<ReturnType<typeof loadClaim>>>
export type ClaimableListing = NonNullable<LoadedClaim['listing']>
export type ShownClaim = NonNullable<LoadedClaim['own']>

const shownOf = async (context: RequestContext, claim: Claim, listing: ClaimedListing) => ({
  state: claim.state,
  way: claim.way,
  sentTo: claim.sentTo,
  reason: claim.reason,
  isEnterable:
    claim.tries < mostTries &&
    claim.codeAt !== null &&
    +claim.codeAt + codeMinutes[claim.way] * 60_000 > +context.now,
  /** Mail to its address comes back. */
  isReturned: claim.state === 'code' && (await isKnownToReturn(context.database, listing, claim)),
  /** No one reads the mail of a sample. */
  demoCode: listing.sample && claim.state === 'code' ? codeOf(context, claim) : null,
})
