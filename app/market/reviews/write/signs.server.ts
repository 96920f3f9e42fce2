import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { countUses, networkOf } from '../../../ground/db/rate-limit.server.ts'
import type { ReviewSign } from '../../approval/review-signs.ts'
import type { ReviewText } from './review-form.ts'

const day = 24 * 3600 // seconds
/** So many reviews of one listing within an hour are a burst. */
const burst = 5
const link =
  /(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:com|net|org|info|biz|co|io|me|shop|site|xyz|ru|cn|kr|jp|mp)\b/iu

export const hasLink = ({ title, comment }: Pick<ReviewText, 'title' | 'comment'>) =>
  link.test(`${title}\n${comment}`)

/**
 * What makes a review look like an arrangement, only for moderators. Of the network nothing is kept with it: for a day
 * a limit counts how many reviews of the listing came from there, and the owner is known by their current sessions.
 */
export async function signsOf(
  tx: Database,
  written: ReviewText,
  {
    listingId,
    ownerId,
    clientAddress,
    isNew,
  }: { listingId: number; ownerId: string | null; clientAddress: string; isNew: boolean },
): Promise<ReviewSign[]> {
  const signs: ReviewSign[] = hasLink(written) ? ['links'] : []
  if (!isNew) return signs
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int from (
      select from review where listing_id = ${listingId} and created_at > now() - interval '1 hour' limit ${burst}
    ) recent`)
  if (rows[0]!.count >= burst) signs.push('burst')
  if (clientAddress && (await isSharedNetwork(tx, networkOf(clientAddress), listingId, ownerId)))
    signs.push('network')
  return signs
}

async function isSharedNetwork(tx: Database, network: string, listingId: number, ownerId: string | null) {
  const { count } = await countUses(tx, `review ${listingId} ${network}`, { uses: 1, seconds: day })
  if (count > 1) return true
  if (ownerId === null) return false
  const { rows } = await tx.execute<{ address: string }>(
    sql`select ip_address as address from session where user_id = ${ownerId} and ip_address is not null`,
  )
  return rows.some(({ address }) => networkOf(address) === network)
}
