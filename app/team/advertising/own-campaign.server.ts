import { notFound } from '../../ground/request/not-found.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { type Campaign, findCampaign } from './find-campaigns.server.ts'
import { isKeyFor } from './status-address.server.ts'
import { statusQuery } from './status-query.ts'

/**
 * The campaign of an address, for its advertiser: signed in, or with the key of the mail. Throws a redirect to /login
 * for guests, and 404 for others.
 */
export async function ownCampaign(context: RequestContext, url: URL, reference = ''): Promise<Campaign> {
  context.validUntil = 0 // private
  const { key } = statusQuery.parse(url)
  const viewer = key ? null : viewerOf(context, url)
  const found = await findCampaign(context.database, reference)
  const isOwn =
    found &&
    (viewer ? found.ownerId === viewer.id : found.ownerId === null && isKeyFor(context, found.id, key))
  if (!isOwn) throw notFound()
  return found
}
