import { z } from 'zod'
import type { JobTools } from '../ground/request/request-context.ts'
import { defineJob } from '../ground/db/jobs.server.ts'
import { areaOf } from './known-areas.ts'
import { reindexListings } from './reindex-listings.server.ts'

/** Migrations ask for it where the rules have changed by which listings of a kind are found. */
export const reindexKind = defineJob({
  name: 'reindex-kind',
  isMessage: false,
  payload: z.object({ kind: z.string() }),
  async run({ kind }, { database }: Pick<JobTools, 'database'>) {
    const area = areaOf(kind)
    if (area) await reindexListings(database, area)
  },
})
