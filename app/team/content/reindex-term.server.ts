import { z } from 'zod'
import { areaOfTerms } from '../../directory/known-areas.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { token } from '../../directory/facets.ts'
import { reindexListings } from '../../directory/reindex-listings.server.ts'

export const taxonomyOfBusinesses = 'business'

/** After a subcategory is called otherwise: businesses are found by what it is called now. */
export const reindexTerm = defineJob({
  name: 'reindex-term',
  isMessage: false,
  payload: z.object({ value: z.string() }),
  async run({ value }, { database }: Pick<JobTools, 'database'>) {
    const { area, key } = areaOfTerms(taxonomyOfBusinesses)!
    await reindexListings(database, area, token(area, key, value))
  },
})
