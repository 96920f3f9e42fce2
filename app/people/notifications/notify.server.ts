import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { channelsFor } from './channels.server.ts'
import { tellLive } from '../../ground/live/tell-live.server.ts'
import { isFixed, type Notice } from './events.ts'
import { mailNotice } from './mail-notice.server.tsx'
import { notification } from './tables.server.ts'

type ToTell = Notice & { href: string; key: string }

/**
 * Tells a person of something, where they want to be told of it: on the site, by mail, or both. Runs in the transaction
 * of what happened, and may run twice.
 * @param notice `href` is a path on this site where they see more, `key` is of the occasion, as `price-drop 12 1890000`
 * @param to where a mail goes, if not to the address that they have now
 */
export async function notify(tx: Database, userId: string, notice: ToTell, to?: string): Promise<void> {
  const wanted = await channelsFor(tx, userId, notice.event)
  if (wanted.includes('in-app')) await show(tx, userId, notice)
  if (wanted.includes('email')) await write(tx, userId, notice, to)
}

async function show(tx: Database, userId: string, { event, values, href, key }: ToTell) {
  const [added] = await tx
    .insert(notification)
    .values({ userId, event, values, href, key })
    .onConflictDoNothing()
    .returning({ id: notification.id })
  if (added) await tellLive(tx, [userId], { type: 'notification', id: String(added.id) })
}

/** To an address that nobody has shown to be theirs, to one who leaves, and to one who is suspended, only what is about the account itself. */
async function write(tx: Database, userId: string, notice: ToTell, to?: string) {
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
