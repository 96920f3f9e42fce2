import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findBursts } from './find-bursts.server.ts'

const { db } = await testDatabase()
const now = new Date()

/** A request of a guest, so many minutes ago. */
const asked = (bookableId: number, minutes: number, guest: { id: string } | { email: string }, scope = '') =>
  db.execute(sql`
    insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, kind, guest_id, guest_email,
      name, persons, starts_at, ends_at, state, rule, form_key, scope, created_at)
    select ${randomUUID()}, listing.id, listing.kind, ref, title, bookable.id, bookable.kind, ${'id' in guest ? guest.id : null},
      ${'email' in guest ? guest.email : null}, 'Ana', 1, now() + interval '9 days', now() + interval '10 days', 'cancelled-by-guest',
      'moderate', gen_random_uuid(), ${scope}, ${new Date(+now - minutes * 60_000)}
    from bookable join listing on listing.id = listing_id where bookable.id = ${bookableId}`)

test('five requests of a guest within an hour are a burst, also if they were canceled; spread over a day they are not', async () => {
  const { bookable } = await newBookable(db, 'stay')
  const [hasty, calm, demo] = [await newAccount(db), await newAccount(db), await newAccount(db)]
  for (const at of [0, 10, 20, 30, 40]) {
    await asked(bookable.id, 60 + at, { id: hasty })
    await asked(bookable.id, at * 10, { id: calm })
    await asked(bookable.id, at, { id: demo }, demo)
  }
  await asked(bookable.id, 600, { id: hasty })
  expect(await findBursts(db, now)).toEqual([
    { q: hasty, userId: hasty, name: 'Ana Cruz', within: 5, lastAt: new Date(+now - 60 * 60_000) },
  ])
  expect(await findBursts(db, new Date(+now + 23 * 3_600_000))).toEqual([])
})

test('ten requests within an hour at one listing are a burst if their guests are new or have no account', async () => {
  await db.execute(sql`delete from booking`)
  const { bookable, listingId } = await newBookable(db, 'visit')
  const { rows } = await db.execute<{ q: string }>(
    sql`select kind || '/' || ref as q from listing where id = ${listingId}`,
  )
  for (let at = 0; at < 9; at++) await asked(bookable.id, at, { email: `${at}@example.com` })
  await asked(bookable.id, 5, { id: await newAccount(db) })
  expect(await findBursts(db, now)).toEqual([])
  const newcomer = await newAccount(db)
  await db.execute(sql`update users set created_at = now() where id = ${newcomer}`)
  await asked(bookable.id, 5, { id: newcomer })
  expect(await findBursts(db, now)).toMatchObject([
    { ...rows[0], userId: null, name: 'Lagoon House', within: 10 },
  ])
})
