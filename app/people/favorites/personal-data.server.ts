import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { favorite } from './tables.server.ts'

export const favoriteData: PersonalPart = {
  name: 'favorites',
  tables: ['favorite'],
  read: (database, { id }) =>
    database
      .select({ type: favorite.type, ref: favorite.ref, addedAt: favorite.addedAt })
      .from(favorite)
      .where(eq(favorite.userId, id)),
  async erase(tx, { id }) {
    await tx.delete(favorite).where(eq(favorite.userId, id))
  },
}
