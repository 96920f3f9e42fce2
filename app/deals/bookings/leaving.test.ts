import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../tests/bookings.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/register.server.ts'
import { closeAccount, eraseDue, findOpenMatters, reopenAccount } from '../../people/settings/leave.server.ts'
import { findBookingsBeside } from './beside-messages.server.ts'
import { findBooking } from './moves/find-booking.server.ts'
import { move } from './moves/move.server.ts'
import { findPlaces } from './places/sessions.server.ts'
import { request } from './requests/request.server.ts'

const { db, pool } = await testDatabase()
const evening = new Date(Date.now() + 20 * 86_400_000)
const at = { ...site, now: new Date() }

/** A booking of a guest's. @returns its number */
async function booked(...asked: Parameters<typeof requestOf>) {
  const done = await request(db, requestOf(...asked), at)
  if (!done.ok) throw new Error(done.problem)
  return done.number
}
const stateOf = async (number: string) => (await findBooking(db, number, { side: 'site' }, at.now))!.state

async function newEvent() {
  const event = await newBookable(db, 'seat', { capacity: 1, confirmsAtOnce: true, times: [evening] })
  const [place] = await findPlaces(db, event.bookable.id, { from: at.now, until: new Date(+evening + 1) })
  return { ...event, wish: { kind: 'seat', placeId: place!.id } as const }
}

test('a person who leaves sees their open bookings, as guest and as owner; they end at once and do not come back', async () => {
  const leaver = await newAccount(db)
  const [own, other] = [await newEvent(), await newEvent()]
  await pool.query('update listing set owner_id = $1 where id = $2', [leaver, own.listingId])
  const guest = await newAccount(db)
  const seat = await booked(other.bookable.id, leaver, other.wish)
  const behind = await booked(other.bookable.id, guest, other.wish, { mayWait: true })
  const received = await booked(own.bookable.id, guest, own.wish)
  expect(await findOpenMatters(db, leaver, 'en')).toMatchObject([
    { href: `/bookings/${seat}`, isOwner: false },
    { href: `/bookings/received/${received}`, isOwner: true },
  ])
  expect(await findOpenMatters(db, guest, 'en')).toHaveLength(2)

  await closeAccount(db, leaver)
  const states = () => Promise.all([seat, behind, received].map(stateOf))
  const ended = ['cancelled-by-guest', 'proposed', 'cancelled-by-owner']
  expect(await states()).toEqual(ended)
  const { rows } = await pool.query(
    `select values ->> 'news' as news from notification where user_id = $1 and event = 'booking' order by id`,
    [guest],
  )
  expect(rows.map(({ news }) => news)).toEqual(expect.arrayContaining(['promoted', 'cancelled-by-owner']))
  await reopenAccount(db, leaver)
  expect(await states()).toEqual(ended)
  expect(await findOpenMatters(db, leaver, 'en')).toEqual([])
})

test('where a restored site deletes an account again, what was booked with its owner is called off again', async () => {
  const event = await newEvent()
  const guest = await newAccount(db)
  const received = await booked(event.bookable.id, guest, event.wish)
  // As `npm run restore -- --go` finds it: open, in a backup from before its owner left.
  await pool.query(`update users set closes_at = now() - interval '1 second' where id = $1`, [event.ownerId])
  expect(await eraseDue(db)).toBe(1)
  expect(await stateOf(received)).toBe('cancelled-by-owner')
})

test('a conversation has the bookings of its two people about its listing, each with whose move is next', async () => {
  const { bookable, ownerId, listingId } = await newBookable(db, 'stay', { capacity: 3 })
  const { rows } = await pool.query('select kind, ref from listing where id = $1', [listingId])
  const [guest, stranger] = [await newAccount(db), await newAccount(db)]
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  const number = await request(db, requestOf(bookable.id, guest, { kind: 'stay', dates }), site)
  await request(db, requestOf(bookable.id, stranger, { kind: 'stay', dates }), site)
  if (!number.ok) throw new Error(number.problem)
  const beside = (id: string, otherId: string) =>
    findBookingsBeside({ database: db, language: 'en', now }, { viewer: { id }, otherId }, rows[0])
  expect(await beside(guest, ownerId)).toMatchObject([
    { href: `/bookings/${number.number}`, persons: 1, waiting: 'Waiting for the owner’s answer' },
  ])
  expect(await beside(ownerId, guest)).toMatchObject([
    { href: `/bookings/received/${number.number}`, waiting: 'Waiting for your answer' },
  ])
  await move(db, number.number, { name: 'confirm', actor: { side: 'owner', id: ownerId }, now })
  expect(await beside(guest, ownerId)).toMatchObject([{ state: 'Confirmed', waiting: null }])
  expect(await beside(stranger, guest)).toEqual([])
})
