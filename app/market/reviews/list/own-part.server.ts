import { sql } from 'drizzle-orm'
import { actsFor } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { findOwnReview, type OwnReview } from '../write/own-review.server.ts'
import type { Review } from './find-reviews.server.ts'

/** What the reviews of a listing show only to their reader. */
export type OwnPart = {
  /** They act for the listing: they write no review of it. */
  readonly isOwner: boolean
  /** They reply to its reviews. */
  readonly mayReply: boolean
  readonly review: (Pick<OwnReview, 'state' | 'decision'> & { readonly id: string }) | null
  /** The ids of those that they found helpful. */
  readonly voted: readonly string[]
}

/** @param shown the reviews of the page */
export async function findOwnPart(
  database: Database,
  viewer: Viewer,
  listingId: number,
  shown: readonly Review[],
): Promise<OwnPart> {
  const { rows } = await database.execute<{
    is_owner: boolean | null
    may_reply: boolean | null
    voted: string[]
  }>(sql`
    select (select ${actsFor(viewer, 'view')} from listing where id = ${listingId}) as is_owner,
      (select ${actsFor(viewer, 'answer')} from listing where id = ${listingId}) as may_reply,
      array(select review_id::text from review_vote
        where voter_id = ${viewer.id} and review_id = any(${sql.param(shown.map(({ id }) => id))}::bigint[])) as voted`)
  const own = await findOwnReview(database, { listingId, authorId: viewer.id })
  const { is_owner, may_reply, voted } = rows[0]!
  return {
    isOwner: is_owner ?? false,
    mayReply: may_reply ?? false,
    review: own && { id: String(own.id), state: own.state, decision: own.decision },
    voted,
  }
}
