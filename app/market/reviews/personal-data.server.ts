import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { review } from './tables.server.ts'

/** What they said of others' places stays, without their name. */
export const reviewData: PersonalPart = {
  name: 'reviews',
  tables: ['review'],
  read: (database, { id }) =>
    database
      .select({
        listing: sql<string>`(select kind || '/' || ref from listing where id = ${review.listingId})`,
        rating: review.rating,
        comment: review.comment,
        createdAt: review.createdAt,
      })
      .from(review)
      .where(eq(review.authorId, id)),
  erase: async () => {},
}
