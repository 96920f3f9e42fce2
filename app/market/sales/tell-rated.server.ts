import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { saleAddress } from './addresses.ts'

/**
 * Notifies a person, once, that the other one's new rating of them can be read. Of an old one it may be forgotten that
 * they were.
 */
export async function tellRated(tx: Database, ratingId: number): Promise<void> {
  const { rows } = await tx.execute<RatingRow>(sql`
    select sale.ref as "saleRef", sale.listing_title as title, rating.by_seller as "bySeller",
      rating.subject_id as "subjectId", rating.author_id as "authorId",
      users.full_name as name
    from sale_rating rating join sale on sale.id = rating.sale_id join users on users.id = rating.author_id
    where rating.id = ${ratingId} and rating.hidden_at is null
      and rating.created_at > now() - interval '90 days'`)
  const [row] = rows
  if (!row) return
  const { saleRef, title, bySeller, subjectId, authorId, name } = row
  await notify(tx, subjectId, {
    event: 'sale',
    values: { title, name, news: 'rated' },
    href: saleAddress(saleRef),
    key: `sale ${saleRef} rated ${bySeller}`,
    about: [authorId],
  })
}

type RatingRow = {
  saleRef: string
  title: string
  bySeller: boolean
  subjectId: string
  authorId: string
  name: string
}
