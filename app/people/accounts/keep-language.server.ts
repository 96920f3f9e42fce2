import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { users } from '../users/tables.server.ts'

/** Mails use the language that the account's owner chose last. */
export async function keepLanguage(database: Database, userId: string, language: Language): Promise<void> {
  await database
    .update(users)
    .set({ language, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
