import { asc, eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'

/**
 * Whether the site would have no admin without this one. Locks the admins until the transaction ends, so that the last
 * two can't leave at once.
 */
export async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id, suspendedAt: users.suspendedAt, closesAt: users.closesAt })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update')
  const able = admins.filter(({ suspendedAt, closesAt }) => !suspendedAt && !closesAt)
  return able.length === 1 && able[0]!.id === userId
}
