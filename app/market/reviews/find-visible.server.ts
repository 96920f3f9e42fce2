import { sql } from 'drizzle-orm'
import { listed } from '../../directory/conditions.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'

export type VisibleReview = {
  readonly id: number
  /** Of the listing. */
  readonly href: string
  readonly kind: string
  readonly ref: string
  readonly ownerId: string | null
  readonly rating: number
  readonly title: string
  readonly comment: string
  readonly lang: string
  readonly reply: string
  /** Grows with each change of the reply; 0 if no one has replied. */
  readonly replyVersion: number
}

/** When the reply was written or changed, in epoch milliseconds. */
export const replyVersion = sql`
  coalesce(floor(extract(epoch from coalesce(reply_edited_at, replied_at)) * 1000), 0)::float8`

/** A public review; null if it does not exist, is hidden, or its listing is not in the lists. */
export async function findVisibleReview(
  { database, now, samples }: RequestContext,
  id = '',
): Promise<VisibleReview | null> {
  const { rows } = await database.execute<ReviewRow>(sql`
    select review.id::int, kind, ref, owner_id, review.rating, review.title, comment, review.lang, reply,
      ${replyVersion} as "replyVersion"
    from review join listing on listing.id = listing_id
    where review.id = ${rowNumber(id)} and review.hidden_at is null
      and ${listed({ kind: sql`kind` }, { now, samples })}`)
  const [row] = rows
  const area = areaOf(row?.kind)
  if (!row || !area) return null
  const { owner_id: ownerId, ...review } = row
  return { ...review, ownerId, href: `${area.path}/${encodeURIComponent(row.ref)}` }
}

type ReviewRow = Omit<VisibleReview, 'href' | 'ownerId'> & { owner_id: string | null }
