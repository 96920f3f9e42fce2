import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { EventName } from './events.ts'
import { notification } from './tables.server.ts'

const perPage = 20

/** A page of what a person was told, newest first; the last one where there are fewer. */
export async function findNotifications(database: Database, userId: string, asked: number) {
  const own = eq(notification.userId, userId)
  const { id, event, values, href, readAt, createdAt } = notification
  const pages = Math.max(1, Math.ceil((await database.$count(notification, own)) / perPage))
  const page = Math.min(asked, pages)
  const rows = await database
    .select({ id, event, values, href, readAt, createdAt })
    .from(notification)
    .where(own)
    .orderBy(desc(id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, page, pages }
}

/** How much of what a person was told they have not read, for the header. */
export const unreadCount = (database: Database, userId: string): Promise<number> =>
  database.$count(notification, and(eq(notification.userId, userId), isNull(notification.readAt)))

/** Tells whether there is such a notification of theirs. */
export async function markRead(database: Database, userId: string, id: number): Promise<boolean> {
  const read = await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(and(eq(notification.userId, userId), eq(notification.id, id)))
    .returning({ id: notification.id })
  return read.length > 0
}

/** Marks as read what told of something that they have seen elsewhere. */
export async function readNotices(
  database: Database,
  userId: string,
  { event, href }: { event: EventName; href: string },
): Promise<void> {
  const { readAt } = notification
  await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(notification.userId, userId),
        isNull(readAt),
        eq(notification.event, event),
        eq(notification.href, href),
      ),
    )
}

export async function markAllRead(database: Database, userId: string): Promise<void> {
  await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt)))
}
