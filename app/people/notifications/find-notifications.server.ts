import { and, count, desc, eq, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { EventName } from './events.ts'
import { notification } from './tables.server.ts'

const perPage = 20

/**
 * A page of a user's notifications, newest first; the last page if there are fewer. `newest`: the id of the first of
 * all pages, 0 without any.
 */
export async function findNotifications(database: Database, userId: string, asked: number) {
  const own = eq(notification.userId, userId)
  const { id, event, values, href, readAt, createdAt } = notification
  const [all] = await database
    .select({ count: count(), newest: max(id) })
    .from(notification)
    .where(own)
  const pages = Math.max(1, Math.ceil(all!.count / perPage))
  const page = Math.min(asked, pages)
  const rows = await database
    .select({ id, event, values, href, readAt, createdAt })
    .from(notification)
    .where(own)
    .orderBy(desc(id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, page, pages, newest: all!.newest ?? 0 }
}

const unreadOf = (userId: string) => and(eq(notification.userId, userId), isNull(notification.readAt))!

/** The number of unread notifications, for the header. */
export const unreadCountOf = (userId: string): SQL =>
  sql`(select count(*)::int from notification where ${unreadOf(userId)})`

export const unreadCount = (database: Database, userId: string): Promise<number> =>
  database.$count(notification, unreadOf(userId))

/** Returns false if the user has no such notification. */
export async function markRead(database: Database, userId: string, id: number): Promise<boolean> {
  const read = await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(and(eq(notification.userId, userId), eq(notification.id, id)))
    .returning({ id: notification.id })
  return read.length > 0
}

/** Marks notifications of some people as read after one of them has seen their subject elsewhere. */
export async function readNotices(
  database: Database,
  userIds: readonly string[],
  { event, href }: { event: EventName; href: string },
): Promise<void> {
  const { readAt } = notification
  await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(
      and(
        inArray(notification.userId, userIds),
        isNull(readAt),
        eq(notification.event, event),
        eq(notification.href, href),
      ),
    )
}

/** @param newest the id of the newest that their page knew of: what came since was not seen */
export async function markAllRead(database: Database, userId: string, newest: number): Promise<void> {
  await database
    .update(notification)
    .set({ readAt: new Date() })
    .where(and(unreadOf(userId), lte(notification.id, newest)))
}
