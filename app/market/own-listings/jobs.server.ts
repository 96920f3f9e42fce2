import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { deleteForGood } from './change-listing.server.ts'
import { warnOfEnds } from './warn-of-ends.server.ts'

type Tools = Pick<JobTools, 'database'>

export const warnOwners = defineJob({
  name: 'warn-owners-of-ends',
  isMessage: true,
  payload: z.object({}),
  run: (_, { database }: Tools) => warnOfEnds(database, new Date()),
})

export const forgetDeleted = defineJob({
  name: 'forget-deleted-listings',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: Tools) => deleteForGood(database, new Date()),
})
