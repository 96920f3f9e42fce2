import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { tellPriceDrops } from './tell-price-drops.server.ts'

export const tellOfPriceDrops = defineJob({
  name: 'tell-of-price-drops',
  isMessage: true,
  payload: z.object({}),
  run: (_, { database }: Pick<JobTools, 'database'>) => tellPriceDrops(database),
})
