import { z } from 'zod'
import { termAttributes } from '../../directory/known-areas.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { token } from '../../directory/facets.ts'
import { reindexListings } from '../../directory/reindex-listings.server.ts'

/** Listings are found by the current name of a term: they are indexed again after it is renamed. */
export const reindexTerm = defineJob({
  name: 'reindex-term',
  isMessage: false,
  payload: z.object({ value: z.string() }),
  async run({ value }, { database }: Pick<JobTools, 'database'>) {
    for (const { area, key } of termAttributes())
      await reindexListings(database, area, token(area, key, value))
  },
})
