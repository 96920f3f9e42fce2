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
    ...(await findOwnBookings(db, guestId, { part: 'coming' }, { language, now })).bookings.map(
      ({ title }) => title,
    ),
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

test('a guest finds all that they have booked, page by page, however much it is', async () => {
  const [guestId, otherId] = [await newAccount(db), await newAccount(db)]
  for (const id of [guestId, otherId])
    await db.execute(sql`
      insert into booking (number, guest_id, listing_kind, listing_ref, listing_title, kind, name, persons, rule, form_key,
        state, starts_at, ends_at)
      select upper(translate(substr(md5(${id} || n), 1, 10), '01', 'xy')), ${id}, 'hotel', 'x', 'Lagoon House', 'stay',
        'Ana Cruz', 1, 'moderate', gen_random_uuid(), case when n % 60 = 0 then 'declined' else 'confirmed' end,
        day, day + interval '1 day'
      from generate_series(-180, 59) n, lateral (select ${now}::timestamptz + n / 2 * interval '2 days' as day)`)
  const allOf = async (part: 'coming' | 'past') => {
    const found = []
    for (let after: string | null = ''; after !== null;) {
      const page = await findOwnBookings(db, guestId, { part, after }, { language: 'en', now })
      found.push(...page.bookings)
      after = page.next
    }
    return found
  }
  const [coming, past] = [await allOf('coming'), await allOf('past')]
  expect(new Set([...coming, ...past].map(({ number }) => number)).size).toBe(240)
  expect([coming.length, past.length]).toEqual([60, 180])
  expect(coming.every(({ state, endsAt }) => state === 'confirmed' && endsAt > now)).toBe(true)
  const times = (bookings: typeof coming) => bookings.map(({ startsAt }) => +startsAt)
  expect(times(coming)).toEqual(times(coming).toSorted((one, other) => one - other))
  expect(times(past)).toEqual(times(past).toSorted((one, other) => other - one))

  const first = (guest: string, after = '') =>
    findOwnBookings(db, guest, { part: 'past', after }, { language: 'en', now })
  expect(await first(otherId, past[0]!.number)).toEqual(await first(otherId))
})
