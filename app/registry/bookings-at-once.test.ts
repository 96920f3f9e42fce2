import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../tests/bookings.ts'
import { seed } from '../../tests/seed.ts'
import { testDatabase } from '../../tests/test-database.ts'
import './register.server.ts'
import { saveOccurrences } from '../areas/events/occurrences.server.ts'
import { saveBookable } from '../deals/bookings/setup/save-bookable.server.ts'
import { callStorm } from '../deals/bookings/moves/called-off.server.ts'
import { askChange, confirmChange, dropChange } from '../deals/bookings/moves/change.server.ts'
import { findBooking } from '../deals/bookings/moves/find-booking.server.ts'
import { move, type PlainMove } from '../deals/bookings/moves/move.server.ts'
import { propose } from '../deals/bookings/moves/propose.server.ts'
import { changeSession } from '../deals/bookings/moves/reschedule.server.ts'
import { addCalendar, findCalendars, removeCalendar } from '../deals/bookings/other-sites/calendars.server.ts'
import { takeOver } from '../deals/bookings/other-sites/take-over.server.ts'
import { addBlock, removeBlock } from '../deals/bookings/moves/blocks.server.ts'
import { findPlaces } from '../deals/bookings/places/sessions.server.ts'
import type { Kind } from '../deals/bookings/bookables/kinds.ts'
import { request } from '../deals/bookings/requests/request.server.ts'
import type { Wish } from '../deals/bookings/places/wish.ts'
import { mergeListings } from '../team/listing-desk/merge/merge-listings.server.ts'

const { db } = await testDatabase()

/** The same numbers for the same seed. */
function randomFrom(start: number) {
  let state = start
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}
const random = randomFrom(seed)
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)]!

const evenings = [5, 6, 7].map((day) => new Date(`2026-12-0${day}T18:00+10:00`))
const hours = (at: Date, count: number) => new Date(+at + count * 3_600_000)

const kinds = ['stay', 'session', 'seat', 'visit'] as const
const made = await Promise.all(
  kinds.map((kind) =>
    newBookable(db, kind, { capacity: kind === 'visit' ? 1 : 3, times: kind === 'seat' ? evenings : [] }),
  ),
)
const ownerId = made[0]!.ownerId
await db.execute(sql`update listing set owner_id = ${ownerId}`)
const guests = await Promise.all(Array.from({ length: 6 }, () => newAccount(db)))
const worlds = await Promise.all(
  made.map(async (one, at) => ({
    ...one,
    kind: kinds[at]!,
    places: await findPlaces(db, one.bookable.id, { from: now, until: hours(now, 200), most: 3 }),
  })),
)
type World = (typeof worlds)[number]
const of = (kind: Kind) => worlds.find((world) => world.kind === kind)!

function wishOf({ kind, places }: World): Wish {
  const at = random(3)
  if (kind === 'stay') return { kind, dates: { from: `2026-12-0${3 + at}`, until: `2026-12-0${6 + at}` } }
  if (kind === 'visit') return { kind, times: [hours(new Date('2026-12-04T10:00+10:00'), at)] }
  return { kind, placeId: places[at % places.length]!.id }
}

type KnownBooking = { number: string; guestId: string; world: World }
const booked: KnownBooking[] = []
const blocks: number[] = []

async function ask(): Promise<void> {
  const world = oneOf(worlds)
  const guestId = oneOf(guests)
  const asked = requestOf(world.bookable.id, guestId, wishOf(world), { mayWait: true })
  const done = await request(db, asked, site)
  if (done.ok) booked.push({ number: done.number, guestId, world })
}

const moveAny = (side: 'guest' | 'owner', names: readonly PlainMove[]) => {
  const { number, guestId } = oneOf(booked)
  const actor = { side, id: side === 'guest' ? guestId : ownerId }
  return move(db, number, { name: oneOf(names), actor, now })
}

const changeAny = () => {
  const { number, guestId, world } = oneOf(booked.filter((one) => one.world.kind !== 'visit'))
  const actor = { side: 'guest', id: guestId } as const
  const wish = wishOf(world) as Exclude<Wish, { kind: 'visit' }>
  return askChange(db, number, { actor, wish, persons: 1 + random(2) }, site)
}

async function block(): Promise<void> {
  const world = oneOf(worlds)
  const wish = wishOf(world)
  const what =
    wish.kind === 'stay'
      ? { dates: wish.dates }
      : wish.kind === 'visit'
        ? { span: { startsAt: wish.times[0]!, endsAt: hours(wish.times[0]!, 1) } }
        : { placeId: wish.placeId }
  const added = await addBlock(
    db,
    { bookableId: world.bookable.id, what, quantity: 1, note: '' },
    { id: ownerId },
  )
  if (added) blocks.push(added.id)
}

const calendarIds = await Promise.all(
  ['One', 'Other'].map(async (name) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into booking_calendar (bookable_id, name, secret) values (${of('stay').bookable.id}, ${name}, ${randomUUID()}) returning id`)
    return Number(rows[0]!.id)
  }),
)

async function addAndRemoveCalendar(): Promise<void> {
  const { id } = of('stay').bookable
  await addCalendar(db, id, { name: randomUUID(), address: '' })
  const last = (await findCalendars(db, id)).at(-1)!
  if (!calendarIds.includes(last.id)) await removeCalendar(db, last.id)
}

const adminId = await newAccount(db)

/** Merges another hotel into the one of all others while that is booked. */
async function merge(): Promise<void> {
  const { bookable, listingId: goneId } = await newBookable(db, 'stay', { capacity: 3 })
  await db.execute(sql`update listing set owner_id = ${ownerId} where id = ${goneId}`)
  const { listingId: keptId } = of('stay')
  const askThere = async (guestId: string) => {
    const done = await request(db, requestOf(bookable.id, guestId, wishOf(of('stay'))), site)
    return done.ok ? done.number : null
  }
  const number = await askThere(await newAccount(db))
  await Promise.all([
    askThere(oneOf(guests)),
    askThere(oneOf(guests)),
    number && move(db, number, { name: oneOf(['confirm', 'decline']), actor: owner, now }),
    db.transaction((tx) => mergeListings(tx, { keptId, goneId, admin: { id: adminId } })),
  ])
}

const owner = { side: 'owner', id: ownerId } as const
const storm = { from: now, until: hours(now, 200), actor: owner, now, words: 'Typhoon' }

/** Everything that writes what is booked, or what can be. */
const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  ask,
  'move by the guest': () => moveAny('guest', ['cancel', 'accept', 'write']),
  'move by the owner': () => moveAny('owner', ['confirm', 'confirm', 'decline', 'cancel-by-owner']),
  propose: () => {
    const { number, world } = oneOf(booked)
    return propose(db, number, { actor: owner, wish: wishOf(world) }, site)
  },
  'ask for a change': changeAny,
  'confirm a change': () => confirmChange(db, oneOf(booked).number, { actor: owner, now }),
  'drop a change': () => dropChange(db, oneOf(booked).number, { actor: owner, now }),
  'save what can be booked': () => {
    const { input, listingId, bookable, kind } = oneOf(worlds)
    const capacity = kind === 'visit' ? 1 : 3 + random(3)
    return saveBookable(db, { ...input, capacity } as typeof input, { listingId, id: bookable.id, now })
  },
  'add a room type': () =>
    saveBookable(db, of('stay').input, { listingId: of('stay').listingId, id: null, now }),
  'move a session': () => {
    const { places } = of(oneOf(['session', 'seat']))
    const { id, startsAt } = oneOf(places)
    return changeSession(db, {
      placeId: id,
      person: { id: ownerId },
      startsAt: hours(startsAt, random(3)),
      now,
    })
  },
  'save the times of an event': () =>
    saveOccurrences(
      db,
      of('seat').listingId,
      evenings.map((at) => ({ startsAt: hours(at, random(2)), endsAt: hours(at, 3) })),
      now,
    ),
  block,
  unblock: async () => {
    const [id] = blocks.splice(random(blocks.length), 1)
    if (id) await removeBlock(db, id, { id: ownerId }, now)
  },
  'read a calendar': () => {
    const nights = [3, 9, 5, 7].map((day) => ({
      uid: String(day),
      from: `2026-12-0${day}`,
      until: `2026-12-${String(day + 1 + random(3)).padStart(2, '0')}`,
    }))
    const taken = random(2) ? nights : nights.toReversed()
    return takeOver(db, { id: oneOf(calendarIds), bookableId: of('stay').bookable.id }, taken)
  },
  'add and remove a calendar': addAndRemoveCalendar,
  'merge listings': merge,
  'announce a storm': () => callStorm(db, { ownerId }, storm),
}

/** What the database says of an error. */
const problemOf = ({ cause, ...error }: Error & { cause?: { where?: string } }): string =>
  [String(cause ?? error), cause?.where].filter(Boolean).join(': ')

test('whatever is written to bookings at once, no two wait for each other', async () => {
  for (let count = 0; count < 30; count++) await ask()
  for (let count = 0; count < 10; count++) await moveAny('owner', ['confirm'])
  const names = Object.keys(writes)
  const failed: unknown[] = []
  for (let round = 0; round < 40; round++) {
    const pair = [oneOf(names), oneOf(names)]
    const atOnce = [...pair, ...pair, ...pair, 'ask'].map((name) => writes[name]!())
    for (const one of await Promise.allSettled(atOnce))
      if (one.status === 'rejected') failed.push([pair, problemOf(one.reason)])
  }
  expect(failed, `seed ${seed}`).toEqual([])
  expect(await wrongCounters(db)).toBe(0)
  const { number } = booked[0]!
  expect(await findBooking(db, number, { side: 'site' }, now)).not.toBeNull()
})
