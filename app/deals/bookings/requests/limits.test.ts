import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { newAccount, newBookable, requestOf, site } from '../../../../tests/bookings.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { request } from './request.server.ts'

const { db } = await testDatabase()
const { bookable, ownerId, listingId } = await newBookable(db, 'stay', { capacity: 50 })

const ask = async (guestId: string, from = '2026-12-10', more = {}) => {
  const dates = { from, until: addDays(from, 2) }
  const outcome = await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }, more), site)
  return outcome.ok ? 'ok' : outcome.problem
}

test('an account has three open requests for the same days, and ten in all', async () => {
  const guest = await newAccount(db)
  const same = await Promise.all(Array.from({ length: 6 }, () => ask(guest)))
  expect(same.toSorted()).toEqual(['ok', 'ok', 'ok', 'overlap', 'overlap', 'overlap'])
  const others = []
  for (let count = 0; count < 8; count++) others.push(await ask(guest, addDays('2027-01-01', 3 * count)))
  expect(others).toEqual([...Array.from({ length: 7 }, () => 'ok'), 'open'])
})

test('places that are held until they are paid count as open requests', async () => {
  const guest = await newAccount(db)
  for (let count = 0; count < 3; count++) expect(await ask(guest)).toBe('ok')
  await db.execute(sql`update booking set state = 'awaiting-payment' where guest_id = ${guest}`)
  expect(await ask(guest)).toBe('overlap')
})

test('an account of today has one, and none without a proven address', async () => {
  const guest = await newAccount(db)
  await db.execute(sql`update users set created_at = now() where id = ${guest}`)
  expect([await ask(guest), await ask(guest, '2027-02-01')]).toEqual(['ok', 'new-account'])
  await db.execute(sql`update users set email_verified = false where id = ${guest}`)
  expect(await ask(guest)).toBe('unproven')
})

test('no one books with an owner who has blocked them, or with themselves', async () => {
  const guest = await newAccount(db)
  await db.execute(sql`insert into message_block (blocker_id, blocked_id) values (${ownerId}, ${guest})`)
  expect([await ask(guest), await ask(ownerId)]).toEqual(['blocked', 'own'])
})

test('a blocked or suspended person cannot book without their account either, nor an owner or colleague at their listing', async () => {
  const {
    bookable: seats,
    ownerId: organizer,
    listingId: seatsListing,
  } = await newBookable(db, 'seat', {
    capacity: 50,
    times: [new Date('2026-12-12T18:00+10:00')],
  })
  const [place] = await findPlaces(db, seats.id, { from: site.now, until: new Date('2027-01-01T00:00Z') })
  const wish = { kind: 'seat', placeId: place!.id } as const
  const register = async (email: string) => {
    const guest = { email, language: 'en', tokenOf: () => randomUUID() } as const
    const outcome = await request(db, requestOf(seats.id, '', wish, { guest }), site)
    return outcome.ok ? 'ok' : outcome.problem
  }
  const [blocked, suspended] = [
    await newAccount(db, 'blocked@example.com'),
    await newAccount(db, 'suspended@example.com'),
  ]
  await db.execute(sql`insert into message_block (blocker_id, blocked_id) values (${organizer}, ${blocked})`)
  await db.execute(sql`update users set suspended_at = now() where id = ${suspended}`)
  const colleague = await newAccount(db, 'colleague@example.com')
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id)
    values (${seatsListing}, 1, 'edit', ${colleague})`)
  await db.execute(sql`
    insert into booking_guest_block (owner_id, email) values (${organizer}, 'guest@example.com')`)
  await db.execute(sql`update users set email = 'organizer@example.com' where id = ${organizer}`)
  const outcomes = []
  for (const name of ['blocked', 'suspended', 'guest', 'organizer', 'colleague', 'kim'])
    outcomes.push(await register(`${name}@example.com`))
  expect(outcomes).toEqual(['blocked', 'blocked', 'blocked', 'own', 'own', 'ok'])
  // The guest has an account by now.
  const asked = requestOf(seats.id, await newAccount(db, 'guest@example.com'), wish)
  expect(await request(db, asked, site)).toMatchObject({ problem: 'blocked' })
})

test('without an account one books no stays', async () => {
  expect(
    await ask('', '2026-12-10', {
      guest: { email: 'kim@example.com', language: 'en', tokenOf: () => 'secret' },
    }),
  ).toBe('account-needed')
})

test('a price that changed since it was shown is said, and nothing is booked', async () => {
  const guest = await newAccount(db)
  expect(await ask(guest, '2026-12-10', { shownCents: 19_000 })).toBe('price-changed')
  expect(await ask(guest, '2026-12-10', { shownCents: 20_000 })).toBe('ok')
})

test('a listing that is paused takes none', async () => {
  await db.execute(sql`update listing set status = 'paused' where id = ${listingId}`)
  expect(await ask(await newAccount(db))).toBe('not-bookable')
  await db.execute(sql`update listing set status = 'live' where id = ${listingId}`)
})
