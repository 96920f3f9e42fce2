import { sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import { isReviewed } from '../../directory/reviewed.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import type { Confirmation } from './confirmations.ts'

export type Customer = {
  readonly userId: string
  readonly listingId: number
  readonly kind: string
  readonly ref: string
  readonly title: string
  readonly confirmed: Confirmation
}

/**
 * Asks a customer for a review, once for each listing. A review that they have written already is confirmed instead.
 * Runs in the transaction of its caller, and may run twice.
 */
export async function askOnce(tx: Database, customer: Customer): Promise<void> {
  const { userId, listingId, kind, ref, title, confirmed } = customer
  const area = areaOf(kind)
  const { rowCount: isFirst } = await tx.execute(sql`
    insert into review_request (user_id, listing_id) values (${userId}, ${listingId}) on conflict do nothing`)
  if (!isFirst || !area || !isReviewed(area)) return
  const { rowCount: hasWritten } = await tx.execute(sql`
    update review set confirmed = ${confirmed} where author_id = ${userId} and listing_id = ${listingId}`)
  if (hasWritten) return
  await notify(tx, userId, {
    event: 'review-wanted',
    values: { title },
    href: `${area.path}/${encodeURIComponent(ref)}/review`,
    key: `review-wanted ${listingId}`,
  })
}
