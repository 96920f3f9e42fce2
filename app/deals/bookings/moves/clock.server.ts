import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { eachInTurn } from '../../../ground/db/each-in-turn.ts'
import { dropChange } from './change.server.ts'
import { move } from './move.server.ts'

const atOnce = 500

const site = { side: 'site' } as const

/**
 * Does what comes by itself when its time has come, the longest overdue first: by that order PostgreSQL takes the indexes,
 * where it would else read all bookings for a few. Several processes may at once. One booking that can't be moved does
 * not stop the others.
 * @returns how many bookings
 * @throws at the end, as `eachInTurn`
 */
export async function keepBookingsCurrent(database: Database, now: Date): Promise<number> {
  const { rows } = await database.execute<{
    number: string
    due: 'expire' | 'lapse' | 'complete' | 'drop-change'
  }>(sql`
    (select number, 'expire' as due from booking where state in ('requested', 'proposed', 'waiting') and deadline <= ${now} order by deadline limit ${atOnce})
    union all
    (select number, 'lapse' from booking where state = 'awaiting-payment' and deadline <= ${now} order by deadline limit ${atOnce})
    union all
    (select number, 'complete' from booking where state = 'confirmed' and ends_at <= ${now}::timestamptz - interval '1 day' order by ends_at limit ${atOnce})
    union all
    (select number, 'drop-change' from booking
      where change is not null and state = 'confirmed' and least((change ->> 'deadline')::timestamptz, starts_at) <= ${now} limit ${atOnce})`)
  await eachInTurn(rows, ({ number, due }) =>
    due === 'drop-change'
      ? dropChange(database, number, { actor: site, now })
      : move(database, number, { name: due, actor: site, now }),
  )
  return rows.length
}
