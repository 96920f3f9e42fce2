import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { users } from '../users/tables.server.ts'
import { notify } from './notify.server.ts'

/** Notifies every admin who can log in. */
export async function notifyAdmins(tx: Database, notice: Parameters<typeof notify>[2]): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.sample, false), isNull(users.suspendedAt)))
  for (const { id } of admins) await notify(tx, id, notice)
}
