import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { midnight, today } from '../days/nights.ts'
import { type Booking, booking } from '../tables.server.ts'
import { whoActsOf } from '../../../directory/may-act.server.ts'
import { titleIn } from '../../../directory/title-in.server.ts'
import { ofBooking } from './find-booking.server.ts'
import { tellOfBooking, tellOfReminder } from '../notices/tell-of-booking.server.ts'

const atOnce = 500

type Reminder = { booking_id: string; what: 'answer' | 'day' | 'hour' }

/**
 * Reminds of what is near, each once: guests a day before, both sides an hour before a visit, and who has to answer six
 * hours before the deadline. What was booked or moved later than that needs none.
 */
export function remind(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<Reminder>(sql`
      insert into booking_reminder (booking_id, what, due_for)
      select id, what, due_for from (
        (select id, 'day' as what, starts_at as due_for from booking
          where state = 'confirmed' and starts_at > ${now} and starts_at <= ${now}::timestamptz + interval '1 day'
            and created_at < starts_at - interval '1 day')
        union all
        (select id, 'hour', starts_at from booking
          where state = 'confirmed' and kind = 'visit' and starts_at > ${now} and starts_at <= ${now}::timestamptz + interval '1 hour'
            and created_at < starts_at - interval '1 hour')
        union all
        (select id, 'answer', deadline from booking
          where state in ('requested', 'proposed') and deadline > ${now} and deadline <= ${now}::timestamptz + interval '6 hours'
            and updated_at < deadline - interval '12 hours')
      ) due
      where not exists (select from booking_reminder sent
        where sent.booking_id = due.id and sent.what = due.what and sent.due_for = due.due_for)
      limit ${atOnce}
      on conflict do nothing
      returning booking_id, what`)
    if (rows.length === 0) return 0
    const ids = rows.map(({ booking_id }) => Number(booking_id))
    const found = new Map(
      (await tx.select().from(booking).where(inArray(booking.id, ids))).map((one) => [one.id, one]),
    )
    for (const { booking_id, what } of rows) await tell(tx, found.get(Number(booking_id))!, what)
    return rows.length
  })
}

async function tell(tx: Database, one: Booking, what: Reminder['what']): Promise<void> {
  if (what === 'answer')
    return tellOfBooking(tx, one, { news: 'expiring', to: one.state === 'requested' ? 'owner' : 'guest' })
  await tellOfReminder(tx, one, { before: what, to: 'guest' })
  if (what === 'hour') await tellOfReminder(tx, one, { before: what, to: 'owner' })
}

/** Tells each owner, and their colleagues, who arrives on this day of the islands. A colleague who has booked there is not told of themselves. */
export async function tellOfArrivals(database: Database, now: Date): Promise<void> {
  const day = today(now)
  const { rows } = await database.execute<{
    person: string
    count: number
    first: string[]
    guests: (string | null)[]
  }>(sql`
    select person.id as person, count(*)::int as count,
      (array_agg(concat_ws(' · ', name, ${titleIn(sql`users.language`, booking)}) order by starts_at, booking.id))[1:3] as first,
      (array_agg(guest_id order by starts_at, booking.id))[1:3] as guests
    from booking cross join lateral (${whoActsOf('bookings', ofBooking)}) person join users on users.id = person.id
    where state = 'confirmed' and owner_id is not null and guest_id is distinct from person.id
      and starts_at >= ${midnight(day)} and starts_at < ${midnight(addDays(day, 1))}
    group by person.id`)
  for (const { person, count, first, guests } of rows)
    await notify(database, person, {
      event: 'booking-arrivals',
      values: { count, first },
      href: '/bookings/received',
      key: `arrivals ${day}`,
      about: guests,
    })
}
