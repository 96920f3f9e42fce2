import { eq, sql } from 'drizzle-orm'
import { listing } from '../../directory/tables.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { post } from './tables.server.ts'

/** Posts are the listing's: they go with it, and stay without their author where it stays, with the photo if it has an owner. */
export const postData: PersonalPart = {
  name: 'posts',
  tables: ['listing_post'],
  erasesFiles: true,
  read: (database, { id }) => {
    const { kind, title, text, photo, lang, createdAt, endsAt } = post
    const name = sql<string>`${listing.kind} || '/' || ${listing.ref}`
    return database
      .select({ listing: name, kind, title, text, photo, lang, createdAt, endsAt })
      .from(post)
      .innerJoin(listing, eq(listing.id, post.listingId))
      .where(eq(post.authorId, id))
  },
  async erase(tx, { id }) {
    await tx.execute(sql`
      update photo_file set owner_id = listing.owner_id from listing_post post join listing on listing.id = listing_id
      where photo = '/media/' || photo_file.name and photo_file.owner_id = ${id} and listing.owner_id <> ${id}`)
    await tx.execute(sql`
      update listing_post set photo = null
      where photo in (select '/media/' || name from photo_file where owner_id = ${id})`)
    await tx.update(post).set({ authorId: null }).where(eq(post.authorId, id))
  },
}
