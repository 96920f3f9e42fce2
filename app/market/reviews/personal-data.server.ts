import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { review } from './tables.server.ts'

const listingName = sql<string>`(select kind || '/' || ref from listing where id = ${review.listingId})`

/** What they said of others' places stays, without their name, photos and earlier versions. */
export const reviewData: PersonalPart = {
  name: 'reviews',
  tables: ['review', 'review_vote', 'review_request'],
  async read(database, { id }) {
    const { rating, title, comment, lang, photos, confirmed, createdAt, editedAt, reply, repliedAt } = review
    const [reviews, replies, { rows: votes }] = await Promise.all([
      database
        .select({
          listing: listingName,
          rating,
          title,
          comment,
          lang,
          photos,
          confirmed,
          createdAt,
          editedAt,
        })
        .from(review)
        .where(eq(review.authorId, id)),
      database.select({ listing: listingName, reply, repliedAt }).from(review).where(eq(review.replyBy, id)),
      database.execute(sql`
        select kind || '/' || ref as listing, review_vote.created_at as "createdAt"
        from review_vote join review on review.id = review_id join listing on listing.id = listing_id
        where voter_id = ${id}`),
    ])
    return { reviews, replies, votes }
  },
  async erase(tx, { id }) {
    await tx.execute(sql`update review set photos = '{}', text_hash = null where author_id = ${id}`)
    await tx.execute(sql`
      delete from review_version using review where review_id = review.id and author_id = ${id}`)
    await tx.execute(sql`delete from review_request where user_id = ${id}`)
    await tx.execute(sql`update review set reply_by = null where reply_by = ${id}`)
  },
}
