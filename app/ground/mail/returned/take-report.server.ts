import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.server.ts'
import { suppress } from '../suppression.server.ts'
import { mail } from '../tables.server.ts'
import type { Report } from './read-report.server.ts'

/**
 * Notes what came back of a mail. Whose address is concerned, the mail says, not the report, and of each mail one report
 * counts: who repeats it adds nothing.
 * @returns false where no such mail was sent, or its report came before
 */
export async function takeReport(
  database: Database,
  { id, returned, words, isGone }: Report,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [sent] = await tx
      .update(mail)
      .set({ returned, returnedAt: sql`now()`, problem: words })
      .where(and(eq(mail.id, id), eq(mail.state, 'sent'), isNull(mail.returned)))
      .returning({ address: mail.address, userId: mail.userId })
    if (!sent) return false
    if (isGone || returned === 'complaint') await suppress(tx, { ...sent, reason: returned, words })
    return true
  })
}
