import { eq, sql } from 'drizzle-orm'
import { listing } from '../../directory/tables.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { post } from './tables.server.ts'

/** Posts are the listing's: they go with it, and stay without their author where it stays. */
export const postData: PersonalPart = {
  name: 'posts',
  tables: ['listing_post'],
  read: (database, { id }) => {
    const { kind, title, text, lang, createdAt, endsAt } = post
    const name = sql<string>`${listing.kind} || '/' || ${listing.ref}`
    return database
      .select({ listing: name, kind, title, text, lang, createdAt, endsAt })
      .from(post)
      .innerJoin(listing, eq(listing.id, post.listingId))
      .where(eq(post.authorId, id))
  },
  async erase(tx, { id }) {
    await tx.update(post).set({ authorId: null }).where(eq(post.authorId, id))
  },
}
