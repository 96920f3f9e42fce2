import { z } from 'zod'
import { areas } from '../../app/registry/areas.ts'
import { keepAreasCurrent } from '../../app/registry/areas.server.ts'
import type { JobTools } from '../../app/ground/request/request-context.ts'
import { forgetCounts } from '../../app/ground/counting/forget-counts.server.ts'
import { defineJob } from '../../app/ground/db/jobs.server.ts'
import { rebuildKnownWords } from '../../app/directory/known-words.server.ts'
import { fillSearchWords } from './fill-search-words.ts'
import { rebuildRollup } from '../../app/directory/rollup.server.ts'
import { forgetFailedJobs } from './failed-jobs.ts'

type Tools = Pick<JobTools, 'database' | 'samples'>

const chore = (name: string, run: (tools: Tools) => Promise<void>) =>
  defineJob({ name, isMessage: false, payload: z.object({}), run: (_: object, tools: Tools) => run(tools) })

/** What ages without a write, and when it is looked after. */
export const chores = [
  {
    job: chore('rebuild-rollup', ({ database, samples }) => rebuildRollup(database, { samples })),
    at: '* * * * *',
  },
  { job: chore('keep-areas-current', ({ database }) => keepAreasCurrent(database)), at: '* * * * *' },
  { job: chore('fill-search-words', ({ database }) => fillSearchWords(database)), at: '* * * * *' },
  {
    job: chore('rebuild-known-words', ({ database, samples }) =>
      rebuildKnownWords(database, areas, { samples }),
    ),
    at: '0 * * * *',
  },
  {
    job: chore('forget-counts', ({ database }) => forgetCounts(database, new Date())),
    at: '0 14 * * *', // midnight on the islands
  },
  { job: chore('forget-failed-jobs', ({ database }) => forgetFailedJobs(database)), at: '30 16 * * *' },
]
