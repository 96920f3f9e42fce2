import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { savedSearch } from './tables.server.ts'

export const savedSearchData: PersonalPart = {
  name: 'saved-searches',
  tables: ['saved_search'],
  read(database, { id }) {
    const { name, address, alerts, pausedAt, createdAt } = savedSearch
    return database
      .select({ name, address, alerts, pausedAt, createdAt })
      .from(savedSearch)
      .where(eq(savedSearch.userId, id))
  },
  async erase(tx, { id }) {
    await tx.delete(savedSearch).where(eq(savedSearch.userId, id))
  },
}
