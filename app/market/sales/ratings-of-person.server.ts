import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { profileHref } from '../../directory/public-profile.server.ts'

/** What a seller or buyer said of a person after a sale. */
export type RatingOfPerson = {
  readonly id: string
  /** Empty: they have left. */
  readonly author: string
  readonly authorHref: string | null
  /** Whether the person was the buyer. */
  readonly bySeller: boolean
  readonly rating: number
  readonly comment: string
  readonly lang: Language
  readonly createdAt: Date
}

type RatingRow = Omit<RatingOfPerson, 'authorHref' | 'bySeller' | 'createdAt'> & {
  author_href: string | null
  by_seller: boolean
  created_at: string
}

const most = 12

/** Those that everyone can see, the newest first. */
export async function findRatingsOfPerson(database: Database, personId: string): Promise<RatingOfPerson[]> {
  const { rows } = await database.execute<RatingRow>(sql`
    select shown.*, full_name as author, ${profileHref} as author_href
    from (
      select id, author_id, by_seller, rating, comment, lang, created_at from sale_rating
      where subject_id = ${personId} and hidden_at is null order by created_at desc, id desc limit ${most}
    ) shown join users on users.id = author_id
    order by shown.created_at desc, shown.id desc`)
  return rows.map(({ author_href, by_seller, created_at, ...one }) => ({
    ...one,
    authorHref: author_href,
    bySeller: by_seller,
    createdAt: new Date(created_at),
  }))
}
