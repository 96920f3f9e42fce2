import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { channelsFor } from './channels.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'
import { isFixed, type Notice } from './events.ts'
import { mailNotice } from './mail-notice.server.tsx'
import { notification } from './tables.server.ts'

type NewNotice = Notice & {
  href: string
  key: string
  /** The accounts of those whom its values name, in their order; null without one. */
  about?: (string | null)[]
}

/**
 * Notifies a person on the channels of their choice: on the site, by mail, or both. Runs in the transaction of the
 * event, and may run twice.
 * @param notice `href` is a path on this site, `key` identifies the occasion, for example `price-drop 12 1890000`
 * @param to overrides the user's current mail address
 */
export async function notify(tx: Database, userId: string, notice: NewNotice, to?: string): Promise<void> {
  const wanted = await channelsFor(tx, userId, notice.event)
  if (wanted.includes('in-app')) await show(tx, userId, notice)
  if (wanted.includes('email')) await write(tx, userId, notice, to)
}

async function show(tx: Database, userId: string, { event, values, href, key, about }: NewNotice) {
  const [added] = await tx
    .insert(notification)
    .values({ userId, event, values, href, key, about })
    .onConflictDoNothing()
    .returning({ id: notification.id })
  if (added) await tellLive(tx, [userId], { type: 'notification', id: String(added.id) })
}

/** Unconfirmed addresses, closing accounts and suspended users get only mails about the account itself. */
async function write(tx: Database, userId: string, notice: NewNotice, to?: string) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId))
  const address = to ?? person?.email
  if (!person || !address) return
  const isWelcome = person.emailVerified && !person.closesAt && !person.suspendedAt
  if (!isWelcome && !isFixed(notice.event, 'email')) return
  const { event, values, href, key } = notice
  const { language } = person
  const letter = { userId, to: address, language, event, values, href, key }
  await enqueue(tx, mailNotice, letter, { key: `${userId} ${key}` })
}
