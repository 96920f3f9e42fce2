import type { Database } from '../../../ground/db/client.server.ts'
import { isDay } from '../../../ground/forms/day.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import type { Stay } from '../bookables/bookable.server.ts'
import { monthOf, spanOfMonth } from '../days/month.ts'
import { daysAhead, mostNights, today, weekdayOf } from '../days/nights.ts'
import { findNights, leastNights, type Night } from '../places/stays.server.ts'
import { type ShownMonth, shownMonth } from './shown-month.ts'
import type { BookQuery } from './wish-of.ts'

/** A night of the calendar, and what one chooses by its day; null: nothing. */
export type CalendarNight = {
  readonly day: string
  readonly state: 'free' | 'taken' | 'closed' | 'over'
  readonly cents: number
  readonly chooses: 'arrive' | 'leave' | null
}

export type NightCalendar = ShownMonth & {
  readonly nights: readonly CalendarNight[]
  readonly leastNights: number
  /** 0: Sunday. */
  readonly arrivalDays: readonly number[]
}

type StayChoice = Pick<BookQuery, 'month' | 'from' | 'until'>

/** A month of a room type: of the next twelve, the one asked for, or that of the stay. */
export async function findNightCalendar(
  database: Database,
  stay: Stay,
  { month: asked, from, until }: StayChoice,
  { now, scope }: { now: Date; scope: string },
): Promise<NightCalendar> {
  const [first, last] = [today(now), addDays(today(now), daysAhead)]
  const shown = shownMonth(asked || (isDay(from) ? monthOf(from) : ''), now)
  const isOver = (day: string) => day < first || day > last
  const isChoosingEnd = isDay(from) && from >= first && from <= last && !until
  const [nights, leaving] = await Promise.all([
    findNights(database, stay, spanOfMonth(shown.month), scope),
    isChoosingEnd ? findLeaving(database, stay, from, scope) : null,
  ])
  const { arrivalDays } = stay.settings
  const chooses = ({ day, left }: Night): CalendarNight['chooses'] => {
    if (leaving && day >= leaving.from && day <= leaving.until) return 'leave'
    return left > 0 && !isOver(day) && arrivalDays.includes(weekdayOf(day)) ? 'arrive' : null
  }
  return {
    ...shown,
    nights: nights.map((night) => ({
      day: night.day,
      state: isOver(night.day) ? 'over' : night.isClosed ? 'closed' : night.left > 0 ? 'free' : 'taken',
      cents: night.cents,
      chooses: chooses(night),
    })),
    leastNights: leastNights(stay.settings, isChoosingEnd ? from : `${shown.month}-01`),
    arrivalDays,
  }
}

/** The days on which a stay can end that begins on a day. */
async function findLeaving(database: Database, stay: Stay, from: string, scope: string) {
  const most = addDays(from, mostNights)
  const nights = await findNights(database, stay, { from, until: most }, scope)
  const until = nights.find(({ left }) => left < 1)?.day ?? most
  return { from: addDays(from, leastNights(stay.settings, from)), until }
}
