import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../tests/bookings.ts'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { move } from '../../deals/bookings/moves/move.server.ts'
import { request } from '../../deals/bookings/requests/request.server.ts'
import { addDays, localDate } from '../../ground/i18n/local-time.ts'
import { suspend } from '../users/change-person.server.ts'
import { loader as loadBooking } from './booking-page.tsx'
import { decide } from './decide.server.ts'
import { findBookings } from './find-bookings.server.ts'

const database = await testDatabase()
const { db } = database
const { newPerson } = people(database)
const reader = { database: db, language: 'en' } as const

const later = (hours: number) => new Date(+now + hours * 3_600_000)

async function newBooking(dates = { from: '2026-12-10', until: '2026-12-12' }, asked = now) {
  const { ownerId, listingId, bookable } = await newBookable(db, 'stay')
  const email = `${ownerId}@guest.example`
  const guestId = await newAccount(db, email)
  const done = await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }), {
    ...site,
    now: asked,
  })
  if (!done.ok) throw new Error(done.problem)
  const { rows } = await db.execute<{ named: string }>(
    sql`select kind || '/' || ref as named from listing where id = ${listingId}`,
  )
  return { ownerId, guestId, email, number: done.number, listing: rows[0]!.named }
}

async function newAdmin() {
  const id = await newAccount(db)
  await db.execute(sql`update users set role = 'admin' where id = ${id}`)
  return id
}

test('bookings are found by number, listing, and either person', async () => {
  const { ownerId, guestId, email, number, listing } = await newBooking()
  const { number: later } = await newBooking()
  const find = async (q: string, after = '') =>
    (await findBookings(reader, { q, objections: false, after })).bookings.map((one) => one.number)
  for (const q of [number.toLowerCase(), listing, ownerId, guestId, email])
    expect(await find(q)).toEqual([number])
  expect(await find('nobody@example.com')).toEqual([])
  expect(await find('')).toEqual([later, number])
  expect(await find('', later)).toEqual([number])
  expect(await find('', 'ABCDEFGH23')).toEqual([later, number])
})

test('an admin cancels a booking with a reason, which is written down, and decides on objections', async () => {
  const adminId = await newAdmin()
  const { number, ownerId, guestId } = await newBooking({ from: '2026-12-02', until: '2026-12-03' })
  const staff = { admin: { id: adminId }, number, now: later(1), reason: 'Fraud' }
  expect(await decide(db, { ...staff, decision: 'cancel-by-owner', seen: 'confirmed' })).toBe(false)
  await move(db, number, { name: 'confirm', actor: { side: 'owner', id: ownerId }, now })
  await move(db, number, { name: 'no-show', actor: { side: 'owner', id: ownerId }, now: later(40) })
  await move(db, number, { name: 'object', actor: { side: 'guest', id: guestId }, now: later(41) })
  const objected = await findBookings(reader, { q: '', objections: true, after: '' })
  expect(objected.bookings.map((one) => one.number)).toEqual([number])
  expect(await decide(db, { ...staff, decision: 'uphold-objection', seen: 'no-show' })).toBe(true)
  const other = await newBooking()
  expect(
    await decide(db, { ...staff, number: other.number, decision: 'cancel-by-owner', seen: 'requested' }),
  ).toBe(true)
  const { rows } = await db.execute<{ subject_id: string; changes: object }>(
    sql`select subject_id, changes from audit where actor_id = ${adminId} order by id`,
  )
  expect(rows).toEqual([
    {
      subject_id: number,
      changes: {
        decision: [null, 'uphold-objection'],
        state: ['no-show', 'completed'],
        reason: [null, 'Fraud'],
      },
    },
    {
      subject_id: other.number,
      changes: {
        decision: [null, 'cancel-by-owner'],
        state: ['requested', 'cancelled-by-owner'],
        reason: [null, 'Fraud'],
      },
    },
  ])
})

test('an objection is decided once, and is in the list until then', async () => {
  const { number, ownerId, guestId } = await newBooking({ from: '2026-12-02', until: '2026-12-03' })
  const listed = async () =>
    (await findBookings(reader, { q: number, objections: true, after: '' })).bookings.length
  const asked = { number, now: later(42), reason: 'Their receipt says so', seen: 'no-show' } as const
  const admin = await newPerson({ role: 'admin' })
  const offered = async () => {
    const args = loaderArguments(database, `/admin/bookings/${number}`, { viewer: admin, now: later(42) })
    return (await loadBooking({ ...args, params: { number }, pattern: '/admin/bookings/:number' })).may
  }
  await move(db, number, { name: 'confirm', actor: { side: 'owner', id: ownerId }, now })
  await move(db, number, { name: 'no-show', actor: { side: 'owner', id: ownerId }, now: later(40) })
  expect(await listed()).toBe(0)
  expect(await decide(db, { ...asked, admin, decision: 'refuse-objection' })).toBe(false)
  await move(db, number, { name: 'object', actor: { side: 'guest', id: guestId }, now: later(41) })
  expect(await listed()).toBe(1)
  expect(await offered()).toEqual(['uphold-objection', 'refuse-objection'])
  expect(await decide(db, { ...asked, admin, decision: 'refuse-objection' })).toBe(true)
  expect(await listed()).toBe(0)
  expect(await offered()).toEqual([])
  for (const decision of ['uphold-objection', 'refuse-objection'] as const)
    expect(await decide(db, { ...asked, admin, decision })).toBe(false)
  const { rows } = await db.execute(sql`select state from booking where number = ${number}`)
  expect(rows).toEqual([{ state: 'no-show' }])
})

test('an admin reads who owns what is booked, with a link to an account that there is', async () => {
  const { number, ownerId } = await newBooking()
  await db.execute(sql`update users set full_name = 'Maria Santos' where id = ${ownerId}`)
  const viewer = await newPerson({ role: 'admin' })
  const look = () =>
    loadBooking({
      ...loaderArguments(database, `/admin/bookings/${number}`, { viewer, now }),
      params: { number },
      pattern: '/admin/bookings/:number',
    })
  expect(await look()).toMatchObject({ owner: 'Maria Santos', ownerPath: `/admin/users/${ownerId}` })
  await db.execute(sql`update users set sample = true where id = ${ownerId}`)
  expect(await look()).toMatchObject({ owner: 'Maria Santos', ownerPath: undefined })
})

test('an admin does not decide about a booking that they made, or take for its listing', async () => {
  const { number, listing, ownerId, guestId } = await newBooking()
  const [kind, ref] = listing.split('/') as [string, string]
  const colleagueOf = [{ kind, ref, ownerId, role: 'answer' as const }]
  const asked = {
    number,
    now: later(1),
    reason: 'Mine',
    decision: 'cancel-by-owner',
    seen: 'requested',
  } as const
  for (const admin of [{ id: guestId }, { id: ownerId }, { id: await newAdmin(), colleagueOf }])
    expect(await decide(db, { ...asked, admin })).toBe(false)
  expect(await decide(db, { ...asked, admin: { id: await newAdmin() } })).toBe(true)
})

test('the bookings of a suspended owner are cancelled, and no more can be requested', async () => {
  const adminId = await newAdmin()
  // Suspending goes by the clock of the database.
  const day = (days: number) => addDays(localDate(new Date()), days)
  const { ownerId, number } = await newBooking({ from: day(10), until: day(12) }, new Date())
  await suspend(db, { adminId, userId: ownerId, reason: 'Fraud' })
  const { rows } = await db.execute<{ state: string; bookable_id: string }>(
    sql`select state, bookable_id from booking where number = ${number}`,
  )
  expect(rows[0]!.state).toBe('cancelled-by-owner')
  const wish = { kind: 'stay', dates: { from: day(20), until: day(22) } } as const
  const again = requestOf(Number(rows[0]!.bookable_id), await newAccount(db), wish)
  expect(await request(db, again, { ...site, now: new Date() })).toMatchObject({
    ok: false,
    problem: 'not-bookable',
  })
})

test.each(['paused', 'sold', 'closed'])('a listing that is %s takes no bookings', async (status) => {
  const { bookable, listingId } = await newBookable(db, 'stay')
  await db.execute(sql`update listing set status = ${status} where id = ${listingId}`)
  const wish = { kind: 'stay', dates: { from: '2026-12-10', until: '2026-12-12' } } as const
  expect(await request(db, requestOf(bookable.id, await newAccount(db), wish), site)).toMatchObject({
    ok: false,
    problem: 'not-bookable',
  })
})
