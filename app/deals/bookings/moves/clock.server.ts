import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { dropChange } from './change.server.ts'
import { move } from './move.server.ts'

const atOnce = 500

const site = { side: 'site' } as const

/** Does what comes by itself when its time has come. Several processes may at once. @returns how many bookings */
export async function keepBookingsCurrent(database: Database, now: Date): Promise<number> {
  const { rows } = await database.execute<{ number: string; due: 'expire' | 'complete' | 'drop-change' }>(sql`
    (select number, 'expire' as due from booking where state in ('requested', 'proposed', 'waiting') and deadline <= ${now} limit ${atOnce})
    union all
    (select number, 'complete' from booking where state = 'confirmed' and ends_at <= ${now}::timestamptz - interval '1 day' limit ${atOnce})
    union all
    (select number, 'drop-change' from booking
      where change is not null and state = 'confirmed' and (change ->> 'deadline')::timestamptz <= ${now} limit ${atOnce})`)
  for (const { number, due } of rows)
    await (due === 'drop-change'
      ? dropChange(database, number, site, now)
      : move(database, number, { name: due, actor: site, now }))
  return rows.length
}
