import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { tellOfHits, tellOfNews } from './tell-of-news.server.ts'

type Tools = Pick<JobTools, 'database'>

export const tellOfNewListings = defineJob({
  name: 'tell-of-new-listings',
  isMessage: true,
  payload: z.object({}),
  run: (_, { database }: Tools) => tellOfNews(database),
})

export const tellOfTheDay = defineJob({
  name: 'tell-of-the-day',
  isMessage: true,
  payload: z.object({}),
  run: (_, { database }: Tools) => tellOfHits(database, 'daily'),
})
