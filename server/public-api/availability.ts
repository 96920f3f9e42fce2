import type { AnyArea } from '../../app/directory/area.ts'
import type { JsonSchema } from '../../app/directory/attributes/attribute.ts'
import type { Bookable } from '../../app/deals/bookings/bookables/bookable.server.ts'
import { findOffers } from '../../app/deals/bookings/bookables/offers.server.ts'
import { datesProblem, type Dates, midnight, today } from '../../app/deals/bookings/days/nights.ts'
import { findPlaces, placeProblem } from '../../app/deals/bookings/places/sessions.server.ts'
import { findNights } from '../../app/deals/bookings/places/stays.server.ts'
import { findSlots } from '../../app/deals/bookings/places/visits.server.ts'
import { findDetail } from '../../app/directory/detail/load-detail.server.ts'
import { withRef } from '../../app/directory/conditions.server.ts'
import type { Database } from '../../app/ground/db/client.server.ts'
import { isDay } from '../../app/ground/forms/day.ts'
import { addDays } from '../../app/ground/i18n/local-time.ts'
import type { Fault } from './answers.ts'
import { spellingOf, type Visit } from './listing-json.ts'
import { object } from './schemas.ts'

/** Without dates: the coming 30 days. */
const usualDays = 30

/** The days that an address asks about. */
export function readDates(params: URLSearchParams, now: Date): { dates: Dates; faults: Fault[] } {
  const from = params.get('from') ?? today(now)
  const dates = { from, until: params.get('until') ?? lastDay(from) }
  const problem = datesProblem(dates, now)
  const parameter = params.has('until') && problem !== 'past' && isDay(from) ? 'until' : 'from'
  return { dates, faults: problem ? [{ parameter, detail: details[problem] }] : [] }
}

const lastDay = (from: string) => (isDay(from) ? addDays(from, usualDays) : '')

const details = {
  malformed: 'Write days as YYYY-MM-DD.',
  past: 'It must be today (UTC+10) or later.',
  reversed: 'It must be after `from`.',
  long: 'A request can span up to 90 days.',
  far: 'Bookings are taken up to a year ahead.',
}

/** What is free of a listing on some days; null if there is no such listing. */
export function findAvailability(area: AnyArea, id: string, dates: Dates, visit: Visit, signal: AbortSignal) {
  visit.tags.add(`listing:${area.kind}`)
  visit.validUntil = Math.min(visit.validUntil, +midnight(addDays(today(visit.now), 1)))
  return visit.search(signal, async (database) => {
    const row = await findDetail(database, area, visit, withRef(id))
    if (!row) return null
    visit.tags.add(`bookings:${row.id}`)
    const offers = await findOffers({ ...visit, database }, area, id)
    const { absolute } = spellingOf(visit)
    const items = (offers?.bookables ?? []).map(async (bookable) => ({
      name: bookable.name,
      kind: bookable.kind,
      url: absolute(`${area.path}/${encodeURIComponent(id)}/book?of=${bookable.id}`),
      ...(await findFree(database, bookable, { dates, ownerId: offers!.ownerId, visit })),
    }))
    return { id, ...dates, items: await Promise.all(items) }
  })
}

async function findFree(
  database: Database,
  bookable: Bookable,
  { dates, ownerId, visit }: { dates: Dates; ownerId: string; visit: Visit },
) {
  const { now } = visit
  if (bookable.kind === 'stay') {
    const nights = await findNights(database, bookable, dates)
    return { nights: nights.map(({ day, left, cents }) => ({ day, left, cents })), times: null }
  }
  const { time } = spellingOf(visit)
  const span = { from: new Date(Math.max(+now, +midnight(dates.from))), until: midnight(dates.until) }
  if (bookable.kind === 'visit') {
    const slots = await findSlots(database, bookable, { ownerId, now })
    const within = slots.filter(({ startsAt }) => startsAt >= span.from && startsAt < span.until)
    return { nights: null, times: within.map(timeOf(time, () => 1)) }
  }
  const places = await findPlaces(database, bookable.id, span)
  const open = places.filter((place) => placeProblem(bookable, { place, persons: 1 }, now) === null)
  return { nights: null, times: open.map(timeOf(time, ({ left }) => left)) }
}

const timeOf =
  <T extends { startsAt: Date; endsAt: Date }>(spell: (moment: Date) => string, leftOf: (one: T) => number) =>
  (one: T) => ({ startsAt: spell(one.startsAt), endsAt: spell(one.endsAt), left: leftOf(one) })

const day = { type: 'string', format: 'date' } as const
const moment = { type: 'string', format: 'date-time', description: 'Local time, UTC+10.' }
const left = { type: 'integer', minimum: 0, description: 'Free units, places or seats.' }
const listOrNull = (items: JsonSchema) => ({ type: ['array', 'null'], items })

export const availabilitySchema = object({
  id: { type: 'string' },
  from: day,
  until: { ...day, description: 'The day after the last.' },
  items: {
    type: 'array',
    description: 'What can be booked; empty if its owner takes no bookings here.',
    items: object({
      name: { type: 'string' },
      kind: { type: 'string', enum: ['stay', 'session', 'seat', 'visit'] },
      url: { type: 'string', format: 'uri', description: 'The page on which it is booked.' },
      nights: listOrNull(
        object({
          day,
          left,
          cents: { type: 'integer', minimum: 0, description: 'Of this night, in US cents.' },
        }),
      ),
      times: listOrNull(object({ startsAt: moment, endsAt: moment, left })),
    }),
  },
})
