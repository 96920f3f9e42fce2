import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays, instantOf, localDate } from '../../../ground/i18n/local-time.ts'
import type { Visit } from '../bookables/bookable.server.ts'
import { isWithin, today, weekdayOf } from '../days/nights.ts'
import { lackingTimes, type Span } from './places.server.ts'
import type { Settings } from '../bookables/settings.ts'
import type { WishProblem } from './wish.ts'

/**
 * The owner's slots that no one has taken and no block waits for, the soonest first.
 * @param scope as `scopeOf` tells
 */
export async function findSlots(
  database: Database,
  { settings }: Pick<Visit, 'settings'>,
  { ownerId, now, scope = '' }: { ownerId: string; now: Date; scope?: string },
): Promise<Span[]> {
  const slots = slotsOf(settings, now)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const { rows } = await database.execute<{ starts: string; ends: string }>(sql`
    select lower(span)::text as starts, upper(span)::text as ends
    from (select span from booking_time where owner_id = ${ownerId} and scope in ('', ${scope}) union all ${lackingTimes(ownerId)}) busy
    where span && tstzrange(${first.startsAt}::timestamptz, ${last.endsAt}::timestamptz)
    order by lower(span)`)
  const busy = rows.map(({ starts, ends }) => ({ startsAt: new Date(starts), endsAt: new Date(ends) }))
  let next = 0
  return slots.filter((slot) => {
    const held = heldSpan(settings, slot.startsAt)
    // Both are in their order: what is over by then is over for all later slots.
    while (next < busy.length && busy[next]!.endsAt <= held.startsAt) next++
    for (let at = next; at < busy.length && busy[at]!.startsAt < held.endsAt; at++)
      if (overlap(busy[at]!, held)) return false
    return true
  })
}

const overlap = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** All slots that can be asked for at this moment, taken ones included. */
function slotsOf(
  { hours, closed, minutes, gapMinutes, daysAhead, cutoffMinutes }: Settings['visit'],
  now: Date,
): Span[] {
  const slots: Span[] = []
  const earliest = +now + cutoffMinutes * 60_000
  const last = addDays(today(now), daysAhead)
  for (let day = today(now); day <= last; day = addDays(day, 1)) {
    if (closed.some((span) => isWithin(day, span))) continue
    for (const { from, until } of hours.filter(({ weekday }) => weekday === weekdayOf(day))) {
      const end = +instantOf(day, until)
      for (
        let at = +instantOf(day, from);
        at + minutes * 60_000 <= end;
        at += (minutes + gapMinutes) * 60_000
      )
        if (at >= earliest) slots.push({ startsAt: new Date(at), endsAt: new Date(at + minutes * 60_000) })
    }
  }
  return slots.toSorted((one, other) => +one.startsAt - +other.startsAt)
}

/** The time of the owner's that a visit takes: the gap after it, too. */
export const heldSpan = ({ minutes, gapMinutes }: Settings['visit'], startsAt: Date): Span => ({
  startsAt,
  endsAt: new Date(+startsAt + (minutes + gapMinutes) * 60_000),
})

export const mostTimes = 3

/** What is wrong with times, whatever others have booked: each is one of the owner's slots. */
export function visitProblem(
  { settings }: Pick<Visit, 'settings'>,
  { times, persons }: { times: readonly Date[]; persons: number },
  now: Date,
): WishProblem | null {
  if (persons > settings.mostPersons) return 'persons'
  if (times.length === 0 || times.length > mostTimes || times.some((time) => Number.isNaN(+time)))
    return 'malformed'
  if (new Set(times.map(Number)).size < times.length) return 'malformed'
  if (times.some((time) => time <= now)) return 'past'
  const starts = new Set(slotsOf(settings, now).map(({ startsAt }) => +startsAt))
  const unknown = times.find((time) => !starts.has(+time))
  if (!unknown) return null
  return localDate(unknown) > addDays(today(now), settings.daysAhead) ? 'far' : 'gone'
}
