import type { Database } from '../../ground/db/client.server.ts'
import { isSuppressed } from '../../ground/mail/suppression.server.ts'
import type { ClaimedListing } from './find-claimed-listing.server.ts'
import type { Claim } from './tables.server.ts'

/**
 * Whether to say that no code gets to the address that the listing publishes. Of one that the claimant typed that would
 * tell them whom else we write to.
 */
export async function isKnownToReturn(
  database: Database,
  { sample }: Pick<ClaimedListing, 'sample'>,
  { way, sentTo }: Pick<Claim, 'way' | 'sentTo'>,
): Promise<boolean> {
  if (sample || way !== 'address') return false
  return isSuppressed(database, { address: sentTo, asked: false, unsubscribe: null })
}
