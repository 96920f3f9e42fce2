import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import type { DemoPart } from '../../../market/demo-accounts/demo-parts.ts'
import { proposeNearest } from '../requests/answer-for-samples.server.ts'
import {
  type Bookable,
  bookableColumns,
  type BookableRow,
  readBookable,
} from '../bookables/bookable.server.ts'
import { findBooking } from '../moves/find-booking.server.ts'
import { move, type PlainMove } from '../moves/move.server.ts'
import { today } from '../days/nights.ts'
import { request } from '../requests/request.server.ts'
import type { Kind } from '../bookables/kinds.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { findSlots } from '../places/visits.server.ts'
import type { Wish } from '../places/wish.ts'

const day = 86_400_000
const site = { side: 'site' } as const
const demo = { demo: true, samples: true }

type Offer = { bookable: Bookable; ownerId: string }
type Plan = {
  readonly kind: Kind
  /** When it was asked for, in days from now; then the first day of the stay. */
  readonly asked?: number
  readonly from?: number
  readonly persons: number
  readonly answers: readonly (PlainMove | 'propose')[]
}

/** One that is over, one of each answer, one that waits for a place and one that waits for an answer. */
const plans: readonly Plan[] = [
  { kind: 'stay', asked: -40, from: -20, persons: 2, answers: ['confirm', 'complete'] },
  { kind: 'stay', from: 20, persons: 2, answers: ['confirm'] },
  { kind: 'visit', persons: 1, answers: ['propose'] },
  { kind: 'visit', persons: 1, answers: ['decline'] },
  { kind: 'seat', persons: 2, answers: [] },
  { kind: 'session', persons: 2, answers: [] },
]

/** Bookings of samples in several states. */
export const addDemoBookings: DemoPart = async (tx, { id, name }, now) => {
  const offers = await findSampleOffers(tx)
  for (const plan of plans) {
    const at = offers.findIndex(({ bookable }) => bookable.kind === plan.kind)
    const offer = offers[at]
    // The next plan of this kind is about another area, if there is one.
    if (offer) offers.push(...offers.splice(at, 1))
    const askedAt = new Date(+now + (plan.asked ?? 0) * day)
    const wish = offer && (await wishFor(tx, offer, { scope: id, from: plan.from, now }))
    if (!wish) continue
    const asked = {
      bookableId: offer.bookable.id,
      guest: { id },
      formKey: randomUUID(),
      name,
      phone: '+1 670 555 0142',
      message: '',
      persons: plan.persons,
      wish,
      shownCents: null,
      mayWait: true,
    }
    const made = await request(tx, asked, { ...demo, payPal: null, now: askedAt })
    if (!made.ok) continue
    for (const next of plan.answers) await follow(tx, next, { number: made.number, at: askedAt, now })
  }
}

async function follow(
  tx: Database,
  next: PlainMove | 'propose',
  { number, at, now }: { number: string; at: Date; now: Date },
) {
  if (next !== 'propose')
    return move(tx, number, { name: next, actor: site, now: next === 'complete' ? now : at })
  const asked = await findBooking(tx, number, site, now)
  return asked && proposeNearest(tx, asked, { ...demo, now })
}

/** The first sample of each area that can be booked; of events the fullest. */
async function findSampleOffers(tx: Database): Promise<Offer[]> {
  const { rows } = await tx.execute<BookableRow & { owner_id: string }>(sql`
    select distinct on (listing.kind) listing.owner_id, ${bookableColumns}
    from bookable join listing on listing.id = listing_id
    where listing.sample and listing.live and bookable.closed_at is null
    order by listing.kind, (bookable.kind = 'seat' and exists (
      select from booking_place where bookable_id = bookable.id and scope = '' and taken = booking_place.capacity)) desc, listing.id, position`)
  return rows.map((row) => ({ bookable: readBookable(row), ownerId: row.owner_id }))
}

async function wishFor(
  tx: Database,
  { bookable, ownerId }: Offer,
  { scope, from = 0, now }: { scope: string; from?: number; now: Date },
): Promise<Wish | null> {
  const first = addDays(today(now), from)
  if (bookable.kind === 'stay') return { kind: 'stay', dates: { from: first, until: addDays(first, 3) } }
  if (bookable.kind === 'visit') {
    const slots = await findSlots(tx, bookable, { ownerId, now, scope })
    return { kind: 'visit', times: slots.slice(6, 8).map(({ startsAt }) => startsAt) }
  }
  const [place] = await findPlaces(tx, bookable.id, {
    from: new Date(+now + day),
    until: new Date(+now + 60 * day),
    most: 1,
  })
  return place ? { kind: bookable.kind, placeId: place.id } : null
}
