import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site, wrongCounters } from '../../../../tests/bookings.ts'
import { runs, seed } from '../../../../tests/seed.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { askChange, confirmChange, dropChange } from './change.server.ts'
import { keepBookingsCurrent } from './clock.server.ts'
import { type Actor, findBooking } from './find-booking.server.ts'
import { move, type PlainMove } from './move.server.ts'
import { propose } from './propose.server.ts'
import { request } from '../requests/request.server.ts'
import { takeOver } from '../other-sites/take-over.server.ts'
import { addBlock, removeBlock } from './blocks.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import type { Kind } from '../bookables/kinds.ts'
import type { State } from '../states/states.ts'
import type { Wish } from '../places/wish.ts'

const { db } = await testDatabase()
const evening = new Date('2026-12-05T18:00+10:00')
const hour = 3_600_000

/** What the moves do, written down a second time: from which states, to which. */
const model: Readonly<Record<PlainMove, readonly [from: readonly State[], to: State]>> = {
  confirm: [['requested'], 'confirmed'],
  decline: [['requested'], 'declined'],
  accept: [['proposed'], 'confirmed'],
  cancel: [['requested', 'proposed', 'waiting', 'confirmed'], 'cancelled-by-guest'],
  'cancel-by-owner': [['requested', 'proposed', 'waiting', 'confirmed'], 'cancelled-by-owner'],
  expire: [['requested', 'proposed'], 'expired'],
  lapse: [['awaiting-payment'], 'expired'],
  complete: [['confirmed'], 'completed'],
  'no-show': [['confirmed', 'completed'], 'no-show'],
  object: [['no-show'], 'no-show'],
  'uphold-objection': [['no-show'], 'completed'],
  'refuse-objection': [['no-show'], 'no-show'],
  write: [[], 'confirmed'],
}
const sides = {
  guest: ['accept', 'cancel', 'object', 'ask-change', 'drop-change'],
  owner: ['confirm', 'decline', 'cancel-by-owner', 'no-show', 'propose', 'confirm-change', 'drop-change'],
} as const

const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      isBack: fc.boolean(),
      at: fc.nat(3),
      which: fc.nat(9),
      persons: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('read-calendar' as const), at: fc.nat(3), persons: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      at: fc.nat(3),
      persons: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 49) }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('guest' as const, 'owner' as const).chain((side) =>
      fc.record({
        do: fc.constant('move' as const),
        side: fc.constant(side),
        name: fc.constantFrom(...sides[side]),
        which: fc.nat(9),
        at: fc.nat(3),
        persons: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const first = { do: 'move', which: 0, persons: 1 } as const
/** Of a session: it is over before the change that is asked for is answered. By luck it hardly comes. */
const overWithChange: Step[] = [
  { do: 'ask', at: 0, persons: 1 },
  { ...first, side: 'owner', name: 'confirm', at: 0 },
  { ...first, side: 'guest', name: 'ask-change', at: 1 },
  { do: 'wait', hours: 49 },
]

/** A calendar of another site. */
async function newCalendar(bookableId: number): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into booking_calendar (bookable_id, name, secret) values (${bookableId}, 'Other site', ${randomUUID()}) returning id`,
  )
  return Number(rows[0]!.id)
}

async function begin(kind: Kind) {
  const made = await newBookable(db, kind, {
    capacity: kind === 'visit' ? 1 : 3,
    times: kind === 'seat' ? [evening] : [],
  })
  const calendarId = await newCalendar(made.bookable.id)
  const places = await findPlaces(db, made.bookable.id, {
    from: now,
    until: new Date(+now + 200 * hour),
    most: 2,
  })
  const wishAt = (at: number): Wish => {
    if (kind === 'stay') return { kind, dates: { from: `2026-12-0${3 + at}`, until: `2026-12-0${5 + at}` } }
    if (kind === 'visit') return { kind, times: [new Date(+new Date('2026-12-04T10:00+10:00') + at * hour)] }
    return { kind, placeId: places[at % places.length]!.id }
  }
  return {
    ...made,
    kind,
    wishAt,
    calendarId,
    blocks: [] as number[],
    guests: await Promise.all([1, 2, 3].map(() => newAccount(db))),
  }
}
type World = Awaited<ReturnType<typeof begin>>

type KnownBooking = { number: string; guestId: string }

/** What the owner keeps free, what another site takes, and what both give back. */
async function keepFree(
  { bookable, ownerId, wishAt, blocks, calendarId }: World,
  one: Extract<Step, { do: 'block' | 'read-calendar' }>,
  at: Date,
) {
  if (one.do === 'block' && one.isBack) {
    const id = blocks.splice(one.which % Math.max(1, blocks.length), 1)[0]
    return id !== undefined && removeBlock(db, id, { id: ownerId }, at)
  }
  const wish = wishAt(one.at)
  if (one.do === 'read-calendar') {
    if (wish.kind !== 'stay') return
    const taken = Array.from({ length: one.persons }, (_, uid) => ({ uid: String(uid), ...wish.dates }))
    return takeOver(db, { id: calendarId, bookableId: bookable.id }, taken)
  }
  const what =
    wish.kind === 'stay'
      ? { dates: wish.dates }
      : wish.kind === 'visit'
        ? { span: { startsAt: wish.times[0]!, endsAt: new Date(+wish.times[0]! + hour) } }
        : { placeId: wish.placeId }
  const block = { bookableId: bookable.id, what, quantity: one.persons, note: '' }
  const added = await addBlock(db, block, { id: ownerId })
  if (added) blocks.push(added.id)
}

async function take(world: World, one: Step, booked: KnownBooking[], at: Date) {
  const { bookable, ownerId, guests, wishAt } = world
  const when = { ...site, now: at }
  if (one.do === 'block' || one.do === 'read-calendar') return keepFree(world, one, at)
  if (one.do === 'wait') return keepBookingsCurrent(db, at)
  if (one.do === 'ask') {
    const guestId = guests[booked.length % guests.length]!
    const asked = requestOf(bookable.id, guestId, wishAt(one.at), { persons: one.persons, mayWait: true })
    const done = await request(db, asked, when)
    if (done.ok) booked.push({ number: done.number, guestId })
    return
  }
  const known = booked[one.which % Math.max(1, booked.length)]
  if (!known) return
  const { number, guestId } = known
  const actor: Actor = { side: one.side, id: one.side === 'guest' ? guestId : ownerId }
  const wish = wishAt(one.at)
  switch (one.name) {
    case 'propose':
      return propose(db, number, { actor, wish }, when)
    case 'ask-change':
      return askChange(db, number, { actor, wish, persons: one.persons }, when)
    case 'confirm-change':
      return confirmChange(db, number, { actor, now: at })
    case 'drop-change':
      return dropChange(db, number, { actor, now: at })
    default: {
      const before = (await findBooking(db, number, actor, at))!.state
      const done = await move(db, number, { name: one.name, actor, now: at })
      const [from, to] = model[one.name]
      const after = (await findBooking(db, number, actor, at))!.state
      if (after !== (done.ok ? to : before) || (done.ok && !from.includes(before)))
        throw new Error(`${one.name} made ${after} of ${before}`)
    }
  }
}

/**
 * Bookings that hold another number of places than their state says, people who wait although there is room, and blocks
 * that lack what is free, or lack something and are no conflict.
 */
async function faults(bookableId: number, at: Date): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select number, state, persons, held, nights from booking, lateral (
      select coalesce(max(quantity) filter (where not is_pending), 0)::int as held,
        count(*) filter (where not is_pending)::int as nights, count(*) filter (where is_pending)::int as pending
      from booking_hold where booking_id = booking.id
    ) holds, lateral (select count(*) filter (where not is_pending)::int as times, count(*) filter (where is_pending)::int as held_times
      from booking_time where booking_id = booking.id) owned
    where bookable_id = ${bookableId} and (
      (kind = 'stay' and nights <> case when state in ('requested', 'proposed', 'confirmed', 'completed', 'no-show') then 2 else 0 end)
      or (kind in ('session', 'seat') and held <> case when state in ('requested', 'proposed', 'confirmed', 'completed', 'no-show') then persons else 0 end)
      or (kind = 'visit' and times <> case when state in ('requested', 'proposed', 'confirmed', 'completed', 'no-show') then 1 else 0 end)
      or (pending + held_times > 0 and change is null)
      or (change is not null and state <> 'confirmed')
      or (deadline is not null) <> (state in ('requested', 'proposed', 'waiting'))
    )
    union all
    select number, booking.state, persons, capacity, taken from booking join booking_place on booking_place.id = place_id
    where booking.bookable_id = ${bookableId} and booking.state = 'waiting' and booking_place.state = 'open' and persons <= capacity - taken
      and booking.starts_at > ${at}
    union all
    select 'block', bookable.kind, block.quantity, coalesce(sum(hold.quantity), 0), place.capacity - taken
    from booking_block block join bookable on bookable.id = block.bookable_id
      join booking_place place on place.bookable_id = bookable.id and case bookable.kind
        when 'stay' then (place.starts_at at time zone 'Pacific/Guam')::date >= (block.starts_at at time zone 'Pacific/Guam')::date and (place.starts_at at time zone 'Pacific/Guam')::date < (block.ends_at at time zone 'Pacific/Guam')::date
        else place.starts_at = block.starts_at end
      left join booking_hold hold on hold.block_id = block.id and hold.place_id = place.id
    where bookable.id = ${bookableId} group by block.id, bookable.kind, place.id
    having coalesce(sum(hold.quantity), 0) < case when block.has_conflict and place.capacity = taken then 0 else block.quantity end`)
  return rows
}

test.each(['stay', 'session', 'seat', 'visit'] as const)(
  'whatever both sides and the clock do with a %s, no place is lost or given twice',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const world = await begin(kind)
        const booked: KnownBooking[] = []
        let at = +now
        for (const one of steps) {
          if (one.do === 'wait') at += one.hours * hour
          await take(world, one, booked, new Date(at))
          expect(await faults(world.bookable.id, new Date(at))).toEqual([])
        }
        expect(await wrongCounters(db)).toBe(0)
      }),
      { seed, numRuns: runs(6, 200), examples: [[overWithChange]] },
    )
  },
)
