import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/client.server.ts'
import { defineJob } from '../db/jobs.server.ts'
import { letterOf } from './letter.server.tsx'
import { type Letter, type Mailer, MailRefused } from './mail.ts'
import { isGone, wordsOf } from './server-words.ts'
import { isSuppressed, suppress } from './suppression.server.ts'
import { mail } from './tables.server.ts'

const longestTry = 2 * 24 * 60 * 60_000 // ms

type Tools = {
  database: Database
  /** Null without a mail server. */
  mailer: Mailer | null
  signal: AbortSignal
  origin: string
  siteName: string
}

/**
 * Hands a mail to the mail server. Its row stays locked: of two attempts at once, one fails and is repeated later. A
 * process that is killed after the server took it sends it again, under the same Message-ID.
 */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  isMessage: true,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { database, mailer, signal, ...site }: Tools) {
    await mailer?.ready(signal)
    const failure = await database.transaction(async (tx) => {
      const [waiting] = await tx
        .select()
        .from(mail)
        .where(sql`${mail.id} = ${id} and ${mail.state} = 'queued'`)
        .for('update', { noWait: true })
      if (!waiting) return null
      if (mailer && (await isSuppressed(tx, waiting))) {
        await tx.update(mail).set({ state: 'failed', suppressed: true, body: null }).where(eq(mail.id, id))
        return null
      }
      if (mailer) return deliver(tx, (letter) => mailer.send(letter, signal), waiting, site)
      await tx.update(mail).set({ state: 'kept' }).where(eq(mail.id, id))
      return null
    })
    if (failure) throw failure
  },
})

/** Returns why it is to be tried again. */
async function deliver(
  tx: Database,
  send: (letter: Letter) => Promise<void>,
  waiting: typeof mail.$inferSelect,
  site: Pick<Tools, 'origin' | 'siteName'>,
): Promise<Error | null> {
  const attempts = waiting.attempts + 1
  const store = (change: Partial<typeof mail.$inferInsert>) =>
    tx
      .update(mail)
      .set({ attempts, triedAt: new Date(), ...change })
      .where(eq(mail.id, waiting.id))
  try {
    await send(letterOf(waiting, site))
    await store({ state: 'sent', sentAt: new Date(), body: null, problem: null })
    return null
  } catch (error) {
    const isRefused = error instanceof MailRefused
    const problem = wordsOf(error)
    const isLost = isRefused || Date.now() - waiting.createdAt.getTime() > longestTry
    await store({ problem, ...(isLost && { state: 'failed', body: null }) })
    if (isRefused && isGone(problem)) await suppress(tx, { ...waiting, reason: 'bounced', words: problem })
    return isLost ? null : (error as Error)
  }
}
