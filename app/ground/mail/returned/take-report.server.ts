import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.server.ts'
import { suppress } from '../suppression.server.ts'
import { mail } from '../tables.server.ts'
import type { Report } from './read-report.server.ts'

/**
 * Notes what came back of a mail. The address is read from the mail, not from the report, and only the first report of a
 * mail counts.
 * @returns false where no such mail was sent, or its report came before
 */
export async function takeReport(
  database: Database,
  { id, returned, words, isGone }: Report,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Only by its id: a report that is faster than the note that the mail was sent waits for that.
    const [sent] = await tx.select().from(mail).where(eq(mail.id, id)).for('update')
    if (sent?.state !== 'sent' || sent.returned) return false
    await tx
      .update(mail)
      .set({ returned, returnedAt: sql`now()`, problem: words })
      .where(eq(mail.id, id))
    if (returned === 'complaint' || (isGone && !sent.proven))
      await suppress(tx, { ...sent, reason: returned, words })
    return true
  })
}
