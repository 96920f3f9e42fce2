import { asc, eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'

/**
 * Whether nobody could make another admin any more once they are gone. In a transaction no admin becomes less until it
 * ends: of the last two who leave at once, the second is the last one.
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
