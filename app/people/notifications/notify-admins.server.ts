import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { users } from '../users/tables.server.ts'
import { notify } from './notify.server.ts'

/** Notifies every admin who can log in, within the transaction of the event. */
export async function notifyAdmins(tx: Database, notice: Parameters<typeof notify>[2]): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.sample, false), isNull(users.suspendedAt)))
  for (const { id } of admins) await notify(tx, id, notice)
}

type CheckFindings = {
  readonly event: 'ledger-differs' | 'orders-differ'
  readonly count: number
  readonly href: string
}

/** Tells every admin how many faults a nightly check has found; nothing if it found none. Once for each night. */
export async function tellOfCheck(database: Database, { event, count, href }: CheckFindings): Promise<void> {
  if (count === 0) return
  const night = new Date().toISOString().slice(0, 10)
  await database.transaction((tx) =>
    notifyAdmins(tx, { event, values: { count }, href, key: `${event} ${night}` }),
  )
}
