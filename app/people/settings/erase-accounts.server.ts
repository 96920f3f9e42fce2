import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { eraseDue } from './leave.server.ts'

/** Deletes accounts whose period to come back is over. */
export const eraseAccounts = defineJob({
  name: 'erase-accounts',
  isMessage: false,
  payload: z.object({}),
  async run(_payload, { database }: Pick<JobTools, 'database'>) {
    await eraseDue(database)
  },
})
