import { z } from 'zod'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { tellOfCheck } from '../notifications/notify-admins.server.ts'
import { findDifferences } from './find-differences.server.ts'

/** Tells every admin, once a night, of what does not add up. */
export const checkLedger = defineJob({
  name: 'check-ledger',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    const { length: count } = await findDifferences(database)
    await tellOfCheck(database, { event: 'ledger-differs', count, href: '/admin/operation' })
  },
})
