import { sql } from 'drizzle-orm'
import type { Counter } from '../../ground/counting/counter.ts'
import { stateToday } from './state-today.server.ts'

/** A campaign is a subject by its id. What its advertiser does does not count. */
const isRunning: Counter['condition'] = (subject, by) => sql`exists (
  select from campaign
  where id = (${subject})::bigint and (${by} is null or owner_id is distinct from ${by})
    and ${stateToday} = 'running')`

export const advertisementsSeen: Counter = { name: 'advertisement seen', condition: isRunning }
export const advertisementsOpened: Counter = { name: 'advertisement opened', condition: isRunning }
