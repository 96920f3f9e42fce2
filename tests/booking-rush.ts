import { randomUUID } from 'node:crypto'
import { signedIn } from './accounts.ts'
import { untilMade } from './ask.ts'
import { dayAhead, newBooked } from './booking-people.ts'
import type { Site } from './site.ts'

const days = [0, 1, 2, 3, 4, 5, 6]
const hours = days.map((weekday) => ({ weekday, from: '09:00', until: '17:00' }))

/** The addresses of forms, each of the last unit, seat or slot of something new. */
export async function lastOnes(site: Site): Promise<Record<'unit' | 'seat' | 'slot', string>> {
  const [hotel, event, property] = await Promise.all([
    newBooked(site, { kind: 'hotel', of: 'stay', settings: { cents: 10_000, guests: 4 } }),
    newBooked(site, { kind: 'event', of: 'seat', settings: {}, name: '' }),
    newBooked(site, { kind: 'property', of: 'visit', settings: { minutes: 30, hours, daysAhead: 60 } }),
  ])
  const places = await Promise.all([20, 21].map((day) => newSeat(site, event, day)))
  const time = new Date(`${dayAhead(20)}T10:00+10:00`).toISOString()
  return {
    unit: `/hotels/${hotel.ref}/book?from=${dayAhead(20)}&persons=1&until=${dayAhead(22)}`,
    seat: `/events/${event.ref}/book?persons=1&place=${places[0]}`,
    slot: `/properties/${property.ref}/book?persons=1&time=${encodeURIComponent(time)}`,
  }
}

/** One seat of a time of an event. @returns its id */
async function newSeat(
  site: Site,
  { listingId, bookableId }: { listingId: string; bookableId: string },
  day: number,
): Promise<string> {
  const [place] = await site.query(
    `with made as (
       insert into occurrence (listing_id, starts_at, ends_at)
       values ($1, now() + make_interval(days => $2), now() + make_interval(days => $2, hours => 2)) returning id, starts_at, ends_at)
     insert into booking_place (bookable_id, starts_at, ends_at, capacity, occurrence_id)
     select $3, starts_at, ends_at, 1, id from made returning id`,
    [listingId, day, bookableId],
  )
  return place!.id as string
}

/** People who may book, by the header that signs them in. */
export async function newClients(site: Site, count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signedIn(site)))
  await site.query(`update users set created_at = now() - interval '1 year' where id = any($1)`, [
    people.map(({ id }) => id),
  ])
  return people.map(({ cookie }) => cookie)
}

/** What one form was answered: the address of the booking, or the page that says why there is none. */
export type FormAnswer = { readonly formKey: string; readonly booked: string | null; readonly page: string }

/** Sends the form of a booking as a browser does. @param formKey of one that was sent before and had no answer */
export async function sendBooking(
  origin: string,
  { address, cookie, formKey = randomUUID() }: { address: string; cookie: string; formKey?: string },
): Promise<FormAnswer> {
  const shownCents = address.startsWith('/hotels') ? '20000' : '0'
  const body = { name: 'Ana Cruz', phone: '+1 670 555 0100', message: '', formKey, shownCents }
  const send = () =>
    fetch(origin + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin },
      body: new URLSearchParams(body),
    })
  // As its sender would: the same form books once.
  const answer = await untilMade(
    address,
    send,
    ({ status, headers }) => status === 503 && headers.has('retry-after'),
  )
  const page = await answer.text()
  if (answer.status === 422) return { formKey, booked: null, page }
  const location = answer.headers.get('location')
  if (!location?.startsWith('/bookings/')) throw new Error(`${answer.status} ${location}`)
  return { formKey, booked: location, page }
}

/** Bookings that hold less or more than they say, places whose counters are wrong, and forms that booked twice: none. */
export const findBroken = (site: Pick<Site, 'query'>) =>
  site.query(`
    select 'counter' as what, id::text from booking_place
    where taken <> coalesce((select sum(quantity) from booking_hold where place_id = booking_place.id), 0)
    union all
    select 'hold', number from booking
    where state = 'requested' and form_key is not null and name = 'Ana Cruz' and guest_id is not null and
      not exists (select from booking_hold where booking_id = booking.id)
      and not exists (select from booking_time where booking_id = booking.id)
    union all
    select 'move', number from booking
    where name = 'Ana Cruz' and not exists (select from booking_move where booking_id = booking.id)
    union all
    select 'twice', form_key::text from booking group by form_key having count(*) > 1`)
