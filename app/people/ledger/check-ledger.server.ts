import { z } from 'zod'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { tellOfCheck } from '../notifications/notify-admins.server.ts'
import { saveCheck } from './checks.server.ts'
import { findDifferences } from './find-differences.server.ts'

/** @returns how many things do not add up, which the latest check then has */
export async function compareLedger(database: Database): Promise<number> {
  const found = await findDifferences(database)
  await saveCheck(database, 'ledger', found)
  return found.length
}

/** Tells every admin, once a night, of what does not add up. */
export const checkLedger = defineJob({
  name: 'check-ledger',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    const count = await compareLedger(database)
    await tellOfCheck(database, { event: 'ledger-differs', count, href: '/admin/operation' })
  },
})
