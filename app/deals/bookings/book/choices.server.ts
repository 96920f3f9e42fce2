import type { Database } from '../../../ground/db/client.server.ts'
import type { Bookable, Session } from '../bookables/bookable.server.ts'
import { monthOf, spanOfMonth } from '../days/month.ts'
import { findPlace } from '../places/find-place.server.ts'
import { daysAhead, midnight, today } from '../days/nights.ts'
import { findPlaces, placeProblem } from '../places/sessions.server.ts'
import { findSlots, mostTimes } from '../places/visits.server.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { findNightCalendar, type NightCalendar } from './night-calendar.server.ts'
import { type ShownMonth, shownMonth } from './shown-month.ts'
import type { BookQuery } from './wish-of.ts'

/** A session or the seats of an occurrence that can be asked for, though perhaps only to wait for a place. */
export type FreePlace = { readonly id: number; readonly startsAt: Date; readonly left: number }

/** What is free, as a form lets one choose: of nights and sessions a month where it has a calendar, else of all the year. */
export type Choices =
  | { readonly kind: 'stay'; readonly calendar: NightCalendar | null }
  | { readonly kind: 'session'; readonly month: ShownMonth | null; readonly places: readonly FreePlace[] }
  | { readonly kind: 'seat'; readonly places: readonly FreePlace[] }
  /** `most`: so many times one asks for, of which the owner chooses. */
  | { readonly kind: 'visit'; readonly slots: readonly Date[]; readonly most: number }

type ChoiceContext = {
  readonly now: Date
  readonly ownerId: string
  readonly scope: string
  /** What the form's calendar is to show; null: it has none. */
  readonly typed: CalendarChoice | null
}
type CalendarChoice = Pick<BookQuery, 'month' | 'from' | 'until' | 'place'>

export async function findChoices(
  database: Database,
  bookable: Bookable,
  { now, ownerId, scope, typed }: ChoiceContext,
): Promise<Choices> {
  const findFree = async (from: Date, until: Date): Promise<FreePlace[]> => {
    if (bookable.kind !== 'seat' && bookable.kind !== 'session') return []
    const places = await findPlaces(database, bookable.id, { from: from > now ? from : now, until, scope })
    const open = places.filter((place) => !placeProblem(bookable, { place, persons: 1 }, now))
    return open.map(({ id, startsAt, left }) => ({ id, startsAt, left }))
  }
  switch (bookable.kind) {
    case 'stay':
      return {
        kind: 'stay',
        calendar: typed && (await findNightCalendar(database, bookable, typed, { now, scope })),
      }
    case 'visit': {
      const slots = await findSlots(database, bookable, { ownerId, now, scope })
      return { kind: 'visit', slots: slots.map(({ startsAt }) => startsAt), most: mostTimes }
    }
    case 'session': {
      if (!typed) return { kind: 'session', month: null, places: await findFree(now, yearFrom(now)) }
      const month = shownMonth(await monthOfSessions(database, bookable, { now, typed }), now)
      const { from, until } = spanOfMonth(month.month)
      return { kind: 'session', month, places: await findFree(midnight(from), midnight(until)) }
    }
    case 'seat':
      return { kind: 'seat', places: await findFree(now, yearFrom(now)) }
  }
}

const yearFrom = (now: Date) => new Date(+now + daysAhead * 86_400_000)

/** The month asked for, else that of the chosen session, else of the next one. */
async function monthOfSessions(
  database: Database,
  { id }: Session,
  { now, typed: { month, place } }: { now: Date; typed: CalendarChoice },
): Promise<string> {
  if (month) return month
  const chosen = rowNumber(place) ? await findPlace(database, rowNumber(place)) : null
  const [next] = chosen
    ? [chosen]
    : await findPlaces(database, id, { from: now, until: yearFrom(now), most: 1 })
  return monthOf(today(next?.startsAt ?? now))
}
