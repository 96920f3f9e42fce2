import { randomUUID } from 'node:crypto'
import { localDate } from '../app/ground/i18n/local-time.ts'
import { signedIn } from './accounts.ts'
import type { Site } from './site.ts'

/** A day on the islands, so many from now. */
export const dayAhead = (days: number): string => localDate(new Date(Date.now() + days * 86_400_000))

type BookingSite = Pick<Site, 'query' | 'origin'>

/** A listing of an owner, with something that can be booked. @param settings as the bookings' settings have them */
export async function newBooked(
  site: BookingSite,
  {
    kind,
    of,
    capacity = 1,
    settings,
    name = 'Ocean room',
  }: { kind: string; of: string; capacity?: number; settings: object; name?: string },
) {
  const owner = await signedIn(site, { name: 'Owner' })
  const ref = randomUUID()
  const [listing] = await site.query(
    `insert into listing (kind, ref, title, island, owner_id) values ($1, $2, 'Lagoon House', 'saipan', $3) returning id`,
    [kind, ref, owner.id],
  )
  const [bookable] = await site.query(
    `insert into bookable (listing_id, kind, name, capacity, settings) values ($1, $2, $3, $4, $5) returning id`,
    [listing!.id, of, name, capacity, JSON.stringify(settings)],
  )
  return { owner, ref, listingId: listing!.id as string, bookableId: bookable!.id as string }
}
export type BookableListing = Awaited<ReturnType<typeof newBooked>>

type BookingRequest = {
  state?: string
  /** Days from now at which it begins; it lasts one. */
  days?: number
  persons?: number
  placeId?: string
}

/** A booking of a guest, without a hold on places. @returns its number */
export async function newBooking(
  site: BookingSite,
  { owner, ref, bookableId, listingId }: BookableListing,
  guestId: string,
  { state = 'requested', days = 30, persons = 1, placeId }: BookingRequest = {},
): Promise<string> {
  const [made] = await site.query(
    `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, bookable_name, kind,
       owner_id, guest_id, name, phone, persons, place_id, starts_at, ends_at, state, deadline, rule, form_key)
     select upper(translate(left(md5(random()::text), 10), '01abcdef', 'GHJKLMNP')), $1, listing.kind, $2, 'Lagoon House',
       bookable.id, bookable.name, bookable.kind, $3, $4, 'Ana Cruz', '+1 670 555 0100', $5, $6,
       now() + make_interval(days => $7), now() + make_interval(days => $7 + 1), $8,
       case when $8 in ('requested', 'proposed') then now() + interval '1 day' end, 'moderate', gen_random_uuid()
     from bookable join listing on listing.id = listing_id where bookable.id = $9 returning number`,
    [listingId, ref, owner.id, guestId, persons, placeId ?? null, days, state, bookableId],
  )
  return made!.number as string
}
