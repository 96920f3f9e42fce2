import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { type FetchFailure, fetchPublic, type Reach } from './fetch-public.server.ts'
import type { NightsProblem } from './nights-in-calendar.server.ts'
import { readNights } from './read-nights.server.ts'
import { takeOver } from './take-over.server.ts'

export type CalendarFailure = FetchFailure | NightsProblem

/**
 * Reads the calendar of another site. Where that fails, what was read before stays, and its owner sees why.
 * @param longest as for `readNights`
 */
export async function readCalendar(
  database: Database,
  id: number,
  now: Date,
  { reach, ...limits }: { reach?: Reach; longest?: number } = {},
): Promise<void> {
  const { rows } = await database.execute<{ address: string; bookable_id: string }>(sql`
    select address, bookable_id from booking_calendar where id = ${id} and address <> ''`)
  const [calendar] = rows
  if (!calendar) return
  const fetched = await fetchPublic(calendar.address, reach)
  const nights = fetched.ok ? await readNights(fetched.text, now, limits) : fetched.failure
  const failure = typeof nights === 'string' ? nights : null
  if (typeof nights !== 'string')
    await takeOver(database, { id, bookableId: Number(calendar.bookable_id) }, nights)
  await database.execute(sql`
    update booking_calendar set read_at = ${now}, failure = ${failure},
      good_at = case when ${failure}::text is null then ${now}::timestamptz else good_at end
    where id = ${id} and address = ${calendar.address}`)
}

export const readOneCalendar = defineJob({
  name: 'booking-calendar',
  isMessage: false,
  payload: z.object({ id: z.int() }),
  run: ({ id }, { database }: Pick<JobTools, 'database'>) => readCalendar(database, id, new Date()),
})

/** Every 30 minutes. Each is a job of its own, so that a slow one holds up no other. */
export const readCalendars = defineJob({
  name: 'booking-calendars',
  isMessage: false,
  payload: z.object({}),
  async run(_, { database }: Pick<JobTools, 'database'>) {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from booking_calendar where address <> '' order by id`,
    )
    for (const { id } of rows) await enqueue(database, readOneCalendar, { id: Number(id) }, { key: id })
  },
})
