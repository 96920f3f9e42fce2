import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { ownKey } from '../../../ground/forms/own-key.server.ts'
import { mustWait } from '../../../people/repeats/repeated-text.server.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import { addTickets } from '../moves/tickets.server.ts'
import { type LimitProblem, limitOf } from './limits.server.ts'
import type { Price } from '../prices/prices.ts'
import { reckon, type Reckoning } from '../places/reckon.server.ts'
import { hashOf, newNumber } from '../secrets.server.ts'
import { placeIn } from '../places/sessions.server.ts'
import { tokenUntil } from '../notices/guest-token.server.ts'
import { payUntil, prepaidOf } from '../states/prepaid.ts'
import { deadlineOf, type State } from '../states/states.ts'
import { type Booking, booking, bookingMove } from '../tables.server.ts'
import { needsNoAccount } from '../bookables/settings.ts'
import { take } from '../places/take.server.ts'
import { lockOffered, type OfferedBookable } from '../bookables/offered.server.ts'
import { findPrepaid, type PayingSite } from './find-prepaid.server.ts'
import { type Guest, scopeOf } from './guest.server.ts'
import type { Wish, WishProblem } from '../places/wish.ts'
import { answerForSamples } from './answer-for-samples.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { tellOfMove } from '../notices/tell-of-move.server.ts'

export type BookingRequest = {
  readonly bookableId: number
  readonly guest: Guest
  /** Made where the form is. */
  readonly formKey: string
  readonly name: string
  readonly phone: string
  readonly message: string
  readonly persons: number
  readonly names?: readonly string[]
  readonly wish: Wish
  /** The price that the guest saw; null: they have seen none. */
  readonly shownCents: number | null
  /** Whether they wait if there are no places left. */
  readonly mayWait?: boolean
}

export type RequestProblem =
  | WishProblem
  | LimitProblem
  | 'not-bookable'
  | 'price-changed'
  | 'names'
  | 'long-name'

export type RequestOutcome =
  | {
      readonly ok: true
      readonly number: string
      readonly state: State
      readonly isNew: boolean
    }
  | { readonly ok: false; readonly problem: RequestProblem; readonly price?: Price }

/** Undoes the transaction of a request. */
class Refusal extends Error {
  readonly problem: RequestProblem
  readonly price: Price | undefined
  constructor(problem: RequestProblem, price?: Price) {
    super(problem)
    this.problem = problem
    this.price = price
  }
}

/**
 * Books something, or asks its owner for it: all of it is written, or nothing. The same key sent again gives the same
 * booking; what another person sent with it, as on a shared computer, is theirs.
 */
export async function request(
  database: Database,
  asked: BookingRequest,
  site: PayingSite,
): Promise<RequestOutcome> {
  const sent = await findSent(database, asked)
  if (sent && !isTheirs(sent, asked.guest))
    return request(database, { ...asked, formKey: ownKey(asked.formKey, personOf(asked.guest)) }, site)
  if (sent) return { ok: true, number: sent.number, state: sent.state, isNew: false }
  try {
    return await database.transaction((tx) => make(tx, asked, site))
  } catch (error) {
    // The other of two simultaneous requests was faster, and may be all that the guest may ask for.
    if (await findSent(database, asked)) return request(database, asked, site)
    if (error instanceof Refusal) return { ok: false, problem: error.problem, price: error.price }
    throw error
  }
}

async function findSent(database: Database, { formKey }: BookingRequest): Promise<Booking | null> {
  const [sent] = await database.select().from(booking).where(eq(booking.formKey, formKey))
  return sent ?? null
}

const isTheirs = ({ guestId, guestEmail }: Booking, guest: Guest) =>
  'id' in guest ? guestId === guest.id : guestEmail === guest.email

const personOf = (guest: Guest) => ('id' in guest ? guest.id : guest.email)

async function make(tx: Database, asked: BookingRequest, site: PayingSite): Promise<RequestOutcome> {
  const { guest, wish, persons } = asked
  const offered = await lockOffered(tx, asked.bookableId, site)
  if (!offered) throw new Refusal('not-bookable')
  const { bookable, listing } = offered
  if ('email' in guest && !needsNoAccount(bookable)) throw new Refusal('account-needed')
  const reckoned = await reckon(tx, bookable, { wish, persons }, site.now)
  if ('problem' in reckoned) throw new Refusal(reckoned.problem)
  // The samples of a demo ask each of its visitors.
  const limit = guest.isSample ? null : await limitOf(tx, guest, { listing, demo: site.demo, ...reckoned })
  if (limit) throw new Refusal(limit)
  const { price } = reckoned
  if (asked.shownCents !== null && asked.shownCents !== price.totalCents)
    throw new Refusal('price-changed', price)
  if (needsNames(bookable) && (asked.names ?? []).length !== persons) throw new Refusal('names')
  if ('id' in guest && (await mustWait(tx, { userId: guest.id, text: asked.message, place: 'booking' })))
    return { ok: false, problem: 'same' }
  const prepaidPercent = await findPrepaid(tx, bookable, {
    owner: { id: listing.ownerId, isSample: offered.isSample },
    site,
  })
  return write(tx, asked, { offered, reckoned, prepaidPercent, now: site.now })
}

/** Whether each person is asked for their name. */
export const needsNames = (bookable: Bookable) => bookable.kind === 'seat' && bookable.settings.needsNames

type ReckonedOffer = { offered: OfferedBookable; reckoned: Reckoning; prepaidPercent: number; now: Date }

async function write(
  tx: Database,
  asked: BookingRequest,
  { offered, reckoned, prepaidPercent, now }: ReckonedOffer,
): Promise<RequestOutcome> {
  const { bookable, listing, isSample } = offered
  const { guest, wish, persons } = asked
  const isAtOnce = bookable.confirmsAtOnce && !(wish.kind === 'visit' && wish.times.length > 1)
  const isToPay = isAtOnce && prepaidOf({ ...reckoned.price, prepaidPercent }) > 0
  const state: State = isToPay ? 'awaiting-payment' : isAtOnce ? 'confirmed' : 'requested'
  const { kind } = bookable
  const { startsAt } = reckoned
  const answerUntil = isAtOnce ? null : deadlineOf(kind, startsAt, now)
  const deadline = isToPay ? payUntil({ kind, startsAt }, now, 'at-once') : answerUntil
  const isGuest = 'email' in guest
  const scope = scopeOf(isSample, guest)
  const number = newNumber()
  const values = {
    number,
    listingId: listing.id,
    listingKind: listing.kind,
    listingRef: listing.ref,
    listingTitle: listing.title,
    bookableId: bookable.id,
    bookableName: bookable.name,
    kind: bookable.kind,
    ownerId: listing.ownerId,
    guestId: isGuest ? null : guest.id,
    guestEmail: isGuest ? guest.email : null,
    tokenHash: isGuest ? hashOf(guest.tokenOf(number)) : null,
    tokenUntil: isGuest ? tokenUntil(reckoned.endsAt) : null,
    guestLanguage: isGuest ? guest.language : undefined,
    name: asked.name,
    phone: asked.phone,
    message: asked.message,
    persons,
    names: [...(asked.names ?? [])],
    startsAt: reckoned.startsAt,
    endsAt: reckoned.endsAt,
    state,
    deadline,
    price: reckoned.price.lines,
    totalCents: reckoned.price.totalCents,
    rule: bookable.rule,
    prepaidPercent,
    scope,
    formKey: asked.formKey,
  }
  const [made] = await tx.insert(booking).values(values).returning()
  const taken = await take(
    tx,
    { booking: made!.id },
    { bookable, wish, persons, ownerId: listing.ownerId, scope },
  )
  const placement = taken ? { placeId: taken.placeId, state } : await wait(tx, asked, scope)
  // A guest on the waiting list stays there until it begins.
  const kept = { ...made!, ...placement, deadline: taken ? deadline : reckoned.startsAt }
  await tx
    .update(booking)
    .set({ placeId: kept.placeId, state: kept.state, deadline: kept.deadline })
    .where(eq(booking.id, kept.id))
  const actorId = isGuest ? null : guest.id
  await tx
    .insert(bookingMove)
    .values({ bookingId: kept.id, at: now, move: 'request', side: 'guest', actorId, toState: kept.state })
  if (kept.state === 'confirmed') await addTickets(tx, kept)
  await tellOfMove(tx, kept, { move: 'request', by: 'guest', from: null, now })
  if (scope !== '')
    await enqueue(
      tx,
      answerForSamples,
      { id: kept.id },
      { key: String(kept.id), at: new Date(+now + 60_000) },
    )
  return { ok: true, number: kept.number, state: kept.state, isNew: true }
}

/** A place on the waiting list. */
async function wait(tx: Database, { wish, mayWait }: BookingRequest, scope: string) {
  if (!mayWait || (wish.kind !== 'seat' && wish.kind !== 'session')) throw new Refusal('taken')
  return { placeId: await placeIn(tx, wish.placeId, scope), state: 'waiting' as const }
}
