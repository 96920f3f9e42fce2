import { sql } from 'drizzle-orm'
import type { ReviewOrder, ReviewQuery } from '../../../directory/detail/review-query.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { profileHref } from '../../../directory/public-profile.server.ts'
import type { Confirmation } from '../confirmations.ts'

export type Review = {
  readonly id: string
  /** Empty: they have left. */
  readonly author: string
  /** The address of their public profile; null if they have none. */
  readonly authorHref: string | null
  /** 1 to 5 */
  readonly rating: number
  readonly title: string
  readonly comment: string
  readonly lang: Language
  /** Addresses of pictures. */
  readonly photos: readonly string[]
  readonly confirmed: Confirmation | null
  /** How many found it helpful. */
  readonly helpful: number
  readonly createdAt: Date
  readonly isEdited: boolean
  /** What the owner of the listing answers. */
  readonly reply: {
    readonly text: string
    readonly lang: Language
    readonly at: Date
    readonly isEdited: boolean
  } | null
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
    select id, (select full_name from users where users.id = author_id) as author,
      (select ${profileHref} from users where users.id = author_id) as author_href, rating, title, comment, lang, photos,
      confirmed, helpful, created_at, edited_at, reply, reply_lang, replied_at, reply_edited_at
    from (${shown}) review order by ${order}`)
  return rows.map(reviewOf)
}

type ReviewRow = Pick<
  Review,
  'id' | 'author' | 'rating' | 'title' | 'comment' | 'lang' | 'photos' | 'confirmed' | 'helpful'
> & {
  author_href: string | null
  created_at: string
  edited_at: string | null
  reply: string
  reply_lang: Language
  replied_at: string | null
  reply_edited_at: string | null
}

const reviewOf = ({
  author_href,
  created_at,
  edited_at,
  reply,
  reply_lang,
  replied_at,
  reply_edited_at,
  ...review
}: ReviewRow): Review => ({
  ...review,
  authorHref: author_href,
  createdAt: new Date(created_at),
  isEdited: edited_at !== null,
  reply:
    replied_at === null
      ? null
      : { text: reply, lang: reply_lang, at: new Date(replied_at), isEdited: reply_edited_at !== null },
})
