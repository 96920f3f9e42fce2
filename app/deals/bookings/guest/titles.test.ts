import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { request } from '../requests/request.server.ts'
import { findOwnBookings, findTitle } from './own-bookings.server.ts'

const { db } = await testDatabase()

test('a booking has the title of its listing in the reader’s language; that of a deleted one, and others, as booked', async () => {
  const { bookable, listingId } = await newBookable(db, 'stay')
  await db.execute(
    sql`update listing set translations = '{"ko": {"title": "라군 하우스"}}' where id = ${listingId}`,
  )
  const guestId = await newAccount(db)
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }), site)
  const { rows } = await db.execute<{ id: string }>(sql`select id from booking where guest_id = ${guestId}`)
  const titles = async (language: 'en' | 'ko' | 'ja') => [
    await findTitle(db, { id: Number(rows[0]!.id) }, language),
    ...(await findOwnBookings(db, guestId, language)).map(({ title }) => title),
  ]
  expect(await titles('ko')).toEqual(['라군 하우스', '라군 하우스'])
  expect(await titles('ja')).toEqual(['Lagoon House', 'Lagoon House'])
  await db.execute(sql`delete from listing where id = ${listingId}`)
  expect(await titles('ko')).toEqual(['Lagoon House', 'Lagoon House'])
})
