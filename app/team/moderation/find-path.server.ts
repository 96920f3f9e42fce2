import { sql } from 'drizzle-orm'
import { postId } from '../../directory/posts.ts'
import { areaOf } from '../../directory/known-areas.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { reviewId } from '../../market/reviews/list/review-id.ts'
import { ratingId } from '../../market/sales/rating-id.ts'
import { answerId } from '../../reading/questions/answer-id.ts'
import { threadPath } from '../../reading/questions/find-threads.server.ts'

/** The public page of what a case is about; null of messages between two people, in a dispute too, and of what is gone. */
export async function findPath(database: Database, { kind, ref }: RecordKey): Promise<string | null> {
  if (kind === 'question') return threadPath(ref)
  if (kind === 'sale-rating') {
    const { rows } = await database.execute<{ id: string }>(
      sql`select subject_id as id from sale_rating where id = ${ref}`,
    )
    return rows[0] ? `/people/${rows[0].id}#${ratingId(ref)}` : null
  }
  if (kind === 'person') return `/people/${ref}`
  if (kind === 'answer') {
    const { rows } = await database.execute<{ ref: string }>(sql`
      select ref from question join answer on question_id = question.id where answer.id = ${ref}`)
    return rows[0] ? `${threadPath(rows[0].ref)}#${answerId({ id: ref })}` : null
  }
  if (kind === 'post') {
    const { rows } = await database.execute<RecordKey>(sql`
      select listing.kind, listing.ref from listing join listing_post post on listing_id = listing.id where post.id = ${ref}`)
    const path = rows[0] && pathOfListing(rows[0])
    return path ? `${path}#${postId(ref)}` : null
  }
  if (kind === 'review') {
    const { rows } = await database.execute<RecordKey>(sql`
      select kind, ref from listing join review on listing_id = listing.id where review.id = ${ref}`)
    const path = rows[0] && pathOfListing(rows[0])
    return path ? `${path}#${reviewId(ref)}` : null
  }
  return pathOfListing({ kind, ref })
}

function pathOfListing({ kind, ref }: RecordKey): string | null {
  const area = areaOf(kind)
  return area ? `${area.path}/${encodeURIComponent(ref)}` : null
}
