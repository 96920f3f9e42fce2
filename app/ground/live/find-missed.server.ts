import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { keptFor, type LineStart, type LiveEvent } from './live-event.ts'

/** What a browser has already: all up to a position, or what its page says, which was asked for so many ms ago. */
export type StartingPoint = { readonly after: number } | { readonly ago: number }

const most = 200
const margin = 5_000 // ms in which what was told is committed

type EventRange = { first: string; last: string; reached: string | null }
type EventRow = { position: string; type: string; ref: string }

/**
 * The events of a user since a position. An event may be committed after one with a higher number, so those of the
 * minute before the position are sent again.
 */
export async function findMissed(
  database: Database,
  userId: string,
  since: StartingPoint,
): Promise<{ up: LineStart; events: LiveEvent[] }> {
  const after = 'after' in since ? since.after : null
  const { rows: ends } = await database.execute<EventRange>(sql`
    select coalesce(min(id), 0) as first, coalesce(max(id), 0) as last,
      (select created_at from live_event where id <= ${after} order by id desc limit 1) as reached
    from live_event`)
  const { first, last, reached } = ends[0]!
  const position = Number(last)
  const isForgotten = 'ago' in since ? since.ago > keptFor : Number(first) > since.after + 1
  if (isForgotten) return { up: { position, isWhole: false }, events: [] }
  const from =
    'ago' in since
      ? sql`now() - make_interval(secs => ${(since.ago + margin) / 1000})`
      : sql`coalesce(${reached}::timestamptz - interval '1 minute', '-infinity')`
  const { rows } = await database.execute<EventRow>(sql`
    select id as position, type, ref from live_event
    where user_id = ${userId} and created_at > ${from}
    order by id limit ${most + 1}`)
  if (rows.length > most) return { up: { position, isWhole: false }, events: [] }
  return {
    up: { position, isWhole: true },
    events: rows.map((row) => ({ position: Number(row.position), type: row.type, id: row.ref })),
  }
}
