import { sql } from 'drizzle-orm'
import type { ReviewOrder, ReviewQuery } from '../../directory/detail/review-query.ts'
import type { Database } from '../../ground/db/client.server.ts'

export type Review = {
  readonly id: string
  /** Empty: they have left. */
  readonly author: string
  /** 1 to 5 */
  readonly rating: number
  readonly comment: string
  readonly lang: string
  readonly createdAt: Date
}

export const reviewsPerPage = 10

/** So many are found by an index of the filters and sorted; of more, ten come soon enough in the index of an order. */
const mostSorted = 1_000

const orders: Readonly<Record<ReviewOrder, string>> = {
  newest: 'created_at desc, id desc',
  highest: 'rating desc, created_at desc, id desc',
  lowest: 'rating, created_at desc, id desc',
  helpful: 'helpful desc, created_at desc, id desc',
}

/** A page of the visible reviews that a query asks for. @param found how many there are */
export async function findReviews(
  database: Database,
  listingId: number,
  { reviews: page, reviewsBy, reviewsIn, reviewStars, reviewPhotos }: ReviewQuery,
  found: number,
): Promise<Review[]> {
  const order = sql.raw(orders[reviewsBy])
  const matching = sql`
    select * from review
    where listing_id = ${listingId} and hidden_at is null
      ${reviewsIn ? sql`and lang = ${reviewsIn}` : sql``}
      ${reviewPhotos ? sql`and photos <> '{}'` : sql``}
      ${reviewStars ? sql`and rating = ${reviewStars}` : sql``}`
  const limit = sql`order by ${order} limit ${reviewsPerPage} offset ${(page - 1) * reviewsPerPage}`
  const shown =
    found > mostSorted
      ? sql`${matching} ${limit}`
      : sql`with found as materialized (${matching}) select * from found ${limit}`
  const { rows } = await database.execute<ReviewRow>(sql`
    select id, (select full_name from users where id = author_id) as author, rating, comment, lang, created_at
    from (${shown}) review order by ${order}`)
  return rows.map(({ created_at, ...one }) => ({ ...one, createdAt: new Date(created_at) }))
}

type ReviewRow = Omit<Review, 'createdAt'> & { created_at: string }
