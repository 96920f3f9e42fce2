import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { notify } from '../notifications/notify.server.ts'
import { users } from '../users/tables.server.ts'
import { findDifferences } from './find-differences.server.ts'

/** Tells every admin, once a night, of what does not add up. */
export const checkLedger = defineJob({
  name: 'check-ledger',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    const differences = await findDifferences(database)
    if (differences.length > 0) await tellAdmins(database, differences.length)
  },
})

const tellAdmins = (database: Database, count: number) =>
  database.transaction(async (tx) => {
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.sample, false), isNull(users.suspendedAt)))
    const night = new Date().toISOString().slice(0, 10)
    for (const { id } of admins)
      await notify(tx, id, {
        event: 'ledger-differs',
        values: { count },
        href: '/admin/operation',
        key: `ledger ${night}`,
      })
  })
