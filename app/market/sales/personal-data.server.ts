import { sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'

/** What they said of others stays, without their name; what was said of them goes. */
export const saleData: PersonalPart = {
  name: 'sales',
  tables: ['sale', 'sale_rating'],
  async read(database, { id }) {
    const { rows: sales } = await database.execute(sql`
      select listing_kind || '/' || listing_ref as listing, listing_title as title, state,
        seller_id = ${id} as "asSeller", created_at as "createdAt", answered_at as "answeredAt"
      from sale where seller_id = ${id} or (buyer_id = ${id} and state <> 'withdrawn')`)
    const { rows: ratings } = await database.execute(sql`
      select rating, comment, lang, author_id = ${id} as "byYou", created_at as "createdAt", edited_at as "editedAt"
      from sale_rating where author_id = ${id} or (subject_id = ${id} and hidden_at is null)`)
    return { sales, ratings }
  },
  async close(tx, { id }) {
    await tx.execute(sql`
      update sale set state = 'withdrawn' where state = 'named' and (seller_id = ${id} or buyer_id = ${id})`)
  },
  async erase(tx, { id }) {
    await tx.execute(sql`delete from sale_rating where subject_id = ${id}`)
    await tx.execute(sql`
      update sale set seller_id = nullif(seller_id, ${id}), buyer_id = nullif(buyer_id, ${id})
      where seller_id = ${id} or buyer_id = ${id}`)
    await tx.execute(sql`delete from sale where seller_id is null and buyer_id is null`)
  },
}
