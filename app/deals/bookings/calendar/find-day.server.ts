import { randomUUID } from 'node:crypto'
import { and, asc, inArray } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { findBlocks } from '../moves/blocks.server.ts'
import { midnight } from '../days/nights.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { openStates, type State } from '../states/states.ts'
import { findNights } from '../places/stays.server.ts'
import { booking } from '../tables.server.ts'
import type { OwnBookable } from './find-own-bookables.server.ts'
import { isClosedOn, within } from './find-month.server.ts'

const shown: readonly State[] = [...openStates, 'completed', 'no-show']

/** All of a day, for the owner: what is booked, what is kept free, what is left. */
export async function findDay(
  database: Database,
  bookables: readonly OwnBookable[],
  { day, language }: { day: string; language: Language },
) {
  const span = { startsAt: midnight(day), endsAt: midnight(addDays(day, 1)) }
  const ids = bookables.map(({ id }) => id)
  const [bookings, blocks, items] = await Promise.all([
    database
      .select({
        number: booking.number,
        guest: booking.name,
        persons: booking.persons,
        title: titleIn(language, booking),
        name: booking.bookableName,
        state: booking.state,
        startsAt: booking.startsAt,
        endsAt: booking.endsAt,
      })
      .from(booking)
      .where(and(within(bookables, span), inArray(booking.state, [...shown])))
      .orderBy(asc(booking.startsAt), asc(booking.id)),
    findBlocks(database, ids, span),
    Promise.all(bookables.map((one) => itemsOf(database, one, day))),
  ])
  const titles = new Map(bookables.map(({ id, title }) => [id, title]))
  return {
    bookings,
    blocks: blocks.map(({ id, bookableId, startsAt, endsAt, quantity, note, hasConflict, calendarId }) => ({
      id,
      title: titles.get(bookableId) ?? '',
      startsAt,
      endsAt,
      quantity,
      note,
      hasConflict,
      isFromOtherSite: calendarId !== null,
    })),
    items: items.flat(),
  }
}
export type FoundDay = Awaited<ReturnType<typeof findDay>>
export type DayItem = FoundDay['items'][number]

/** What of it can be kept free on a day: a room type, each session, an owner's time. */
async function itemsOf(database: Database, bookable: OwnBookable, day: string) {
  const { id: bookableId, kind, title } = bookable
  const isClosed = bookable.isClosed || isClosedOn(bookable, day)
  const common = { bookableId, kind, title, isClosed, formKey: randomUUID() }
  if (kind === 'visit') return [{ ...common, key: `visit-${bookableId}`, place: null, left: null }]
  if (kind === 'stay') {
    const [night] = await findNights(database, bookable, { from: day, until: addDays(day, 1) })
    return [{ ...common, key: `stay-${bookableId}`, place: null, left: night!.left }]
  }
  const places = await findPlaces(database, bookableId, {
    from: midnight(day),
    until: midnight(addDays(day, 1)),
  })
  return places.map((place) => ({
    ...common,
    formKey: randomUUID(),
    isClosed: isClosed || place.state === 'closed',
    key: `place-${place.id}`,
    place: {
      id: place.id,
      startsAt: place.startsAt,
      capacity: place.capacity,
      isCancelled: place.state === 'cancelled',
    },
    left: place.left,
  }))
}
