import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type Actor, isFor } from '../moves/find-booking.server.ts'

/** How an owner deals with what is asked of them. `answerHours`: half of their answers came within; null without any. */
export type BookingFigures = {
  readonly requests: number
  readonly confirmed: number
  readonly cancelled: number
  readonly answerHours: number | null
}

/** Of the last 12 months. */
export async function findBookingFigures(
  database: Database,
  owner: Actor,
  now: Date,
): Promise<BookingFigures> {
  const { rows } = await database.execute<{
    requests: number
    confirmed: number
    cancelled: number
    answer_hours: number | null
  }>(sql`
    select count(*)::int as requests,
      count(*) filter (where was_confirmed)::int as confirmed,
      count(*) filter (where was_cancelled)::int as cancelled,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float / 3600) as answer_hours
    from booking, lateral (
      select coalesce(bool_or(to_state = 'confirmed'), false) as was_confirmed,
        coalesce(bool_or(move = 'cancel-by-owner' and side = 'owner'), false) as was_cancelled
      from booking_move where booking_id = booking.id
    ) happened
    where ${isFor(owner, now)} and created_at > ${now}::timestamptz - interval '12 months'`)
  const { requests, confirmed, cancelled, answer_hours } = rows[0]!
  return { requests, confirmed, cancelled, answerHours: answer_hours }
}
