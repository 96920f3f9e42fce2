import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { deviceOf } from './device.ts'
import { session } from '../users/tables.server.ts'

/** Days that a session lasts at most, however often it is used. */
const longest = { staff: 7, member: 180 }

/** Whether a session has lasted so long. A condition on rows of `session` and `users`. */
export const isOutlived: SQL<boolean> = sql`session.created_at < now() - make_interval(days =>
  case when users.role in ('moderator', 'admin') then ${longest.staff}::int else ${longest.member}::int end)`

/** A browser in which an account is signed in. */
export type SignedInDevice = Awaited<ReturnType<typeof findDevices>>[number]

/**
 * The browsers in which an account is signed in, the latest first. @param own the session that asks, if it is one of
 * them
 */
export async function findDevices(database: Database, userId: string, own?: string) {
  const rows = await database
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      usedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt))
  return rows.map(({ userAgent, ...one }) => ({ ...one, ...deviceOf(userAgent), isThis: one.id === own }))
}

/** Signs out one browser of an account. Returns false if it has no such session. */
export async function endSession(database: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
  return rowCount === 1
}

/** After a sign-in, which has just replaced its cookie: ends the session that this browser had before. */
export async function endFormerSession({
  database,
  viewer,
  pending,
}: Pick<RequestContext, 'database' | 'viewer' | 'pending'>): Promise<void> {
  const former = viewer ?? pending
  if (former) await endSession(database, former.id, former.sessionId)
}

/** Signs out all browsers of an account except the one that asks. */
export async function endOtherSessions(database: Database, userId: string, own?: string): Promise<void> {
  await database
    .delete(session)
    .where(and(eq(session.userId, userId), own === undefined ? undefined : ne(session.id, own)))
}
