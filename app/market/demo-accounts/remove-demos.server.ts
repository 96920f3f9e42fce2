import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { removeDemos } from './demo-account.server.ts'

export const removeDemoAccounts = defineJob({
  name: 'remove-demo-accounts',
  isMessage: false,
  payload: z.object({}),
  run: (_: object, { database }: { database: Database }) => removeDemos(database),
})
