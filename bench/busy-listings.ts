import { sql } from 'drizzle-orm'
import {
  type Bookable,
  bookableColumns,
  type BookableRow,
  readBookable,
  type Stay,
  type Visit,
} from '../app/deals/bookings/bookables/bookable.server.ts'
import { findMonth } from '../app/deals/bookings/calendar/find-month.server.ts'
import { findOwnBookables } from '../app/deals/bookings/calendar/find-own-bookables.server.ts'
import { findOwnBookings } from '../app/deals/bookings/guest/own-bookings.server.ts'
import { countStorm } from '../app/deals/bookings/moves/called-off.server.ts'
import { findPlaces } from '../app/deals/bookings/places/sessions.server.ts'
import { findNights } from '../app/deals/bookings/places/stays.server.ts'
import { findSlots } from '../app/deals/bookings/places/visits.server.ts'
import { daysAhead, today } from '../app/deals/bookings/days/nights.ts'
import { findBookingFigures } from '../app/deals/bookings/received/find-figures.server.ts'
import { findReceived } from '../app/deals/bookings/received/find-received.server.ts'
import { findBursts } from '../app/deals/bookings/requests/find-bursts.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { addDays } from '../app/ground/i18n/local-time.ts'
import { findFigures } from '../app/market/own-listings/find-figures.server.ts'

/** By `fillBookings`: a stay that began 355 days ago; nearly all of those that are over began later. */
const late = 'stay740'

type BusyListing = { readonly bookable: Bookable; readonly ownerId: string; readonly guestId: string }
type Query = (database: Database, busy: BusyListing, now: Date) => Promise<unknown>

/** What is asked of the listing with 10,000 bookings, by the kind of what is booked there. */
export const busyQueries: Readonly<Record<string, readonly [kind: Bookable['kind'], Query]>> = {
  nights: [
    'stay',
    (database, { bookable }, now) =>
      findNights(database, bookable as Stay, { from: today(now), until: addDays(today(now), daysAhead) }),
  ],
  sessions: [
    'session',
    (database, { bookable }, now) =>
      findPlaces(database, bookable.id, { from: now, until: new Date(+now + daysAhead * 86_400_000) }),
  ],
  slots: [
    'visit',
    (database, { bookable, ownerId }, now) => findSlots(database, bookable as Visit, { ownerId, now }),
  ],
  received: [
    'stay',
    (database, { ownerId }, now) =>
      findReceived(
        database,
        { side: 'owner', id: ownerId },
        { part: 'coming', after: '' },
        { language: 'en', now },
      ),
  ],
  'received, a late page': [
    'stay',
    (database, { ownerId }, now) =>
      findReceived(
        database,
        { side: 'owner', id: ownerId },
        { part: 'past', after: late },
        { language: 'en', now },
      ),
  ],
  figures: [
    'stay',
    (database, { ownerId }, now) => findBookingFigures(database, { side: 'owner', id: ownerId }, now),
  ],
  'figures of own listings': [
    'stay',
    (database, { bookable }, now) => findFigures(database, [String(bookable.listingId)], now),
  ],
  storm: [
    'stay',
    (database, { ownerId }, now) =>
      countStorm(database, { ownerId }, { from: now, until: new Date(+now + 3 * 86_400_000) }, now),
  ],
  'storm on an island': [
    'stay',
    (database, _, now) =>
      countStorm(database, { island: 'saipan' }, { from: now, until: new Date(+now + 3 * 86_400_000) }, now),
  ],
  'month of the calendar': [
    'stay',
    async (database, { ownerId }, now) => {
      const bookables = await findOwnBookables({ database, language: 'en' }, { id: ownerId })
      return findMonth(database, bookables, today(now).slice(0, 7))
    },
  ],
  bursts: ['stay', (database, _, now) => findBursts(database, now)],
  own: [
    'stay',
    (database, { guestId }, now) =>
      findOwnBookings(database, guestId, { part: 'coming' }, { language: 'en', now }),
  ],
}

/** By database: each size has its own. */
const known = new WeakMap<Database, Map<string, BusyListing>>()

export async function askBusy(database: Database, name: string) {
  const [kind, query] = busyQueries[name]!
  const found = known.get(database) ?? new Map<string, BusyListing>()
  known.set(database, found)
  const busy = found.get(kind) ?? (await findBusy(database, kind))
  found.set(kind, busy)
  return query(database, busy, new Date())
}

async function findBusy(database: Database, kind: string): Promise<BusyListing> {
  const { rows } = await database.execute<BookableRow & { owner_id: string; guest_id: string }>(sql`
    select owner_id, (select guest_id from booking where bookable_id = bookable.id limit 1) as guest_id, ${bookableColumns}
    from bookable join listing on listing.id = listing_id
    where bookable.kind = ${kind} order by bookable.id limit 1`)
  return { bookable: readBookable(rows[0]!), ownerId: rows[0]!.owner_id, guestId: rows[0]!.guest_id }
}
