import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDay } from '../calendar/find-day.server.ts'
import { findOwnBookables } from '../calendar/find-own-bookables.server.ts'
import { findOpenBookings } from '../moves/find-open.server.ts'
import { findReceived } from '../received/find-received.server.ts'
import { loadReceived } from '../received/load-received.server.ts'
import { request } from '../requests/request.server.ts'
import { findOwnBookings, findTitle } from './own-bookings.server.ts'

const { db } = await testDatabase()

test('a booking has the title of its listing in the reader’s language, for its guest and its owner; that of a deleted one, and others, as booked', async () => {
  const { bookable, listingId, ownerId } = await newBookable(db, 'stay')
  await db.execute(
    sql`update listing set translations = '{"ko": {"title": "라군 하우스"}}' where id = ${listingId}`,
  )
  const guestId = await newAccount(db)
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  await request(db, requestOf(bookable.id, guestId, { kind: 'stay', dates }), site)
  const { rows } = await db.execute<{ id: string; number: string }>(
    sql`select id, number from booking where guest_id = ${guestId}`,
  )
  const owner = { side: 'owner', id: ownerId } as const
  const titlesOfDay = async (context: { database: typeof db; language: 'en' | 'ko' | 'ja' }) => {
    const bookables = await findOwnBookables(context, { id: ownerId })
    const found = await findDay(db, bookables, { day: '2026-12-10', language: context.language })
    return [...found.bookings, ...found.items].map(({ title }) => title.split(' · ')[0])
  }
  const titles = async (language: 'en' | 'ko' | 'ja') => [
    await findTitle(db, { id: Number(rows[0]!.id) }, language),
    ...(await findOwnBookings(db, guestId, language)).map(({ title }) => title),
    ...(await findReceived(db, owner, { part: 'open', after: '' }, { language, now })).bookings.map(
      ({ title }) => title,
    ),
    ...(await findOpenBookings(db, ownerId, { language, now })).map(({ title }) => title.split(' · ')[0]),
    ...(await titlesOfDay({ database: db, language })),
    (await loadReceived({ database: db, language, now }, owner, rows[0]!.number))!.listing.title.split(
      ' · ',
    )[0],
  ]
  expect(await titles('ko')).toEqual(Array(7).fill('라군 하우스'))
  expect(await titles('ja')).toEqual(Array(7).fill('Lagoon House'))
  await db.execute(sql`delete from listing where id = ${listingId}`)
  expect(await titles('ko')).toEqual(Array(5).fill('Lagoon House'))
})
