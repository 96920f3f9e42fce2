import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { users } from '../users/tables.server.ts'

/** The language in which somebody chose to read last is the one in which they are written to. */
export async function keepLanguage(database: Database, userId: string, language: Language): Promise<void> {
  await database
    .update(users)
    .set({ language, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
