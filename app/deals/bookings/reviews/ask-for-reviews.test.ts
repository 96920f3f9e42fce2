import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newListing, now } from '../../../../tests/bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { findConfirmedBooking } from './confirmed-booking.server.ts'
import { askForReviews } from './ask-for-reviews.server.ts'

const { db, pool } = await testDatabase()
const owner = await newAccount(db)
const daysLater = (days: number) => new Date(+now + days * 86_400_000)

let count = 0
async function booked(guestId: string, listingId: number, state = 'completed', kind = 'stay') {
  await pool.query(
    `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, kind, guest_id, name, persons,
       starts_at, ends_at, state, rule, form_key)
     values ($1, $2, 'hotel', 'x', 'x', $3, $4, 'x', 1, $5::timestamptz - interval '1 day', $5, $6, 'moderate', gen_random_uuid())`,
    [`ASK${++count}`, listingId, kind, guestId, now, state],
  )
}
const told = async (userId: string) =>
  (
    await pool.query(`select event, "values", href from notification where user_id = $1 order by id`, [
      userId,
    ])
  ).rows

test('a guest is asked once for a review, two days after a completed booking', async () => {
  const [guest, other] = [await newAccount(db), await newAccount(db)]
  const hotel = await newListing(db, owner)
  await booked(guest, hotel)
  await booked(guest, hotel, 'completed', 'visit')
  await booked(other, hotel, 'cancelled-by-guest')
  await askForReviews(db, daysLater(1.9))
  expect(await told(guest)).toEqual([])
  await askForReviews(db, daysLater(2.1))
  await askForReviews(db, daysLater(3))
  const [ref] = (await db.execute<{ ref: string }>(sql`select ref from listing where id = ${hotel}`)).rows
  expect(await told(guest)).toEqual([
    { event: 'review-wanted', values: { title: 'Lagoon House' }, href: `/hotels/${ref!.ref}/review` },
  ])
  expect(await told(other)).toEqual([])
})

test('a guest who has switched it off, or wrote before, is not asked; their review is confirmed', async () => {
  const [quiet, quick] = [await newAccount(db), await newAccount(db)]
  const hotel = await newListing(db, owner)
  for (const guest of [quiet, quick]) await booked(guest, hotel)
  for (const channel of ['in-app', 'email'])
    await pool.query(
      `insert into notification_off (user_id, event, channel) values ($1, 'review-wanted', $2)`,
      [quiet, channel],
    )
  await pool.query('insert into review (listing_id, author_id, rating) values ($1, $2, 5)', [hotel, quick])
  await askForReviews(db, daysLater(2.1))
  expect(await told(quiet)).toEqual([])
  expect(await told(quick)).toEqual([])
  const { rows } = await pool.query('select confirmed from review where author_id = $1', [quick])
  expect(rows).toEqual([{ confirmed: 'stay' }])
})

test('a completed booking confirms, another state or listing does not', async () => {
  const guest = await newAccount(db)
  const [hotel, other] = [await newListing(db, owner), await newListing(db, owner)]
  await booked(guest, hotel, 'no-show')
  expect(await findConfirmedBooking(db, { listingId: hotel, userId: guest })).toBeNull()
  await booked(guest, hotel)
  expect(await findConfirmedBooking(db, { listingId: hotel, userId: guest })).toBe('stay')
  expect(await findConfirmedBooking(db, { listingId: other, userId: guest })).toBeNull()
})
