import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { creditEntry } from './tables.server.ts'

/** The ledger stays, under an id that no longer belongs to a user. */
export const creditData: PersonalPart = {
  name: 'credit',
  tables: ['credit_entry'],
  read(database, { id }) {
    const { reason, subject, cents, createdAt } = creditEntry
    return database
      .select({ reason, subject, cents, createdAt })
      .from(creditEntry)
      .where(eq(creditEntry.userId, id))
  },
  async erase() {},
}
