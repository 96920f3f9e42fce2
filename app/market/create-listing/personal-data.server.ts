import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { draft } from './tables.server.ts'

export const draftData: PersonalPart = {
  name: 'drafts',
  tables: ['draft'],
  read(database, { id }) {
    const { kind, category, form, createdAt, updatedAt } = draft
    return database
      .select({ kind, category, form, createdAt, updatedAt })
      .from(draft)
      .where(eq(draft.ownerId, id))
  },
  async erase(tx, { id }) {
    await tx.delete(draft).where(eq(draft.ownerId, id))
  },
}
