import type { Database } from '../../../ground/db/client.server.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import { daysAhead, today } from '../places/nights.ts'
import { findPlaces, placeProblem } from '../places/sessions.server.ts'
import { findNights } from '../places/stays.server.ts'
import { findSlots } from '../places/visits.server.ts'

/** What is free, as the form lets one choose. */
export type Choices =
  | { readonly kind: 'stay'; readonly taken: readonly { from: string; until: string }[] }
  | {
      readonly kind: 'session' | 'seat'
      readonly places: readonly { id: number; startsAt: Date; left: number }[]
    }
  | { readonly kind: 'visit'; readonly slots: readonly Date[] }

type At = { readonly now: Date; readonly ownerId: string; readonly scope: string }

export async function findChoices(
  database: Database,
  bookable: Bookable,
  { now, ownerId, scope }: At,
): Promise<Choices> {
  switch (bookable.kind) {
    case 'stay': {
      const year = { from: today(now), until: addDays(today(now), daysAhead) }
      const nights = await findNights(database, bookable, year, scope)
      return { kind: 'stay', taken: spansOf(nights.filter(({ left }) => left < 1).map(({ day }) => day)) }
    }
    case 'visit': {
      const slots = await findSlots(database, bookable, { ownerId, now, scope })
      return { kind: 'visit', slots: slots.map(({ startsAt }) => startsAt) }
    }
    default: {
      const until = new Date(+now + daysAhead * 86_400_000)
      const places = await findPlaces(database, bookable.id, { from: now, until, scope })
      const open = places.filter((place) => !placeProblem(bookable, { place, persons: 1 }, now))
      return { kind: bookable.kind, places: open.map(({ id, startsAt, left }) => ({ id, startsAt, left })) }
    }
  }
}

/** Days that follow each other as spans: from the first to the last night. */
function spansOf(days: readonly string[]): { from: string; until: string }[] {
  const spans: { from: string; until: string }[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && addDays(last.until, 1) === day) last.until = day
    else spans.push({ from: day, until: day })
  }
  return spans
}
