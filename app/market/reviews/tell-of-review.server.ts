import { sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import { whoActs } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { reviewId } from './list/review-id.ts'

/**
 * Notifies those who answer for a listing, once, of a new review that everyone can read. Of an old one it may be
 * forgotten that they were.
 */
export async function tellOfReview(tx: Database, id: number): Promise<void> {
  const found = await findPublic(tx, id)
  if (!found?.isNew || found.ownerId === null) return
  const { kind, ref, ownerId, title, authorId, name, rating, href } = found
  for (const personId of await whoActs(tx, { kind, ref, ownerId }, 'answer'))
    if (personId !== authorId)
      await notify(tx, personId, {
        event: 'review-received',
        values: { title, name, rating },
        href,
        key: `review ${id}`,
        about: [authorId],
      })
}

/** Notifies the author of a review, once, of a reply to it; not of changes of it. */
export async function tellOfReply(tx: Database, id: number): Promise<void> {
  const found = await findPublic(tx, id)
  if (!found?.hasNewReply) return
  const { title, authorId, href } = found
  await notify(tx, authorId, {
    event: 'review-replied',
    values: { title },
    href,
    key: `review ${id} replied`,
  })
}

async function findPublic(tx: Database, id: number) {
  const { rows } = await tx.execute<ReviewRow>(sql`
    select listing.kind, listing.ref, listing.owner_id as "ownerId", listing.title, review.author_id as "authorId",
      users.full_name as name, review.rating,
      review.replied_at is null and review.created_at > now() - interval '90 days' as "isNew",
      review.replied_at is not null and review.reply_edited_at is null as "hasNewReply"
    from review join listing on listing.id = review.listing_id join users on users.id = review.author_id
    where review.id = ${id} and review.hidden_at is null`)
  const [row] = rows
  const area = areaOf(row?.kind)
  if (!row || !area) return null
  return { ...row, href: `${area.path}/${encodeURIComponent(row.ref)}#${reviewId(String(id))}` }
}

type ReviewRow = RecordKey & {
  ownerId: string | null
  title: string
  authorId: string
  name: string
  rating: number
  isNew: boolean
  hasNewReply: boolean
}
