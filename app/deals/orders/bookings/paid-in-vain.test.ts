import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { now, wrongCounters } from '../../../../tests/bookings.ts'
import { evening, payPalBookings } from '../../../../tests/paypal-bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/deals.server.ts'
import { changeSession } from '../../bookings/moves/reschedule.server.ts'
import { bookingData } from '../../bookings/personal-data.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { settlePayment, settleUnderWay } from '../paypal/settle-payment.server.ts'
import { orderData } from '../personal-data.server.ts'

const { db } = await testDatabase()
const { fake, payPal, booked, approved, readOrder, newsOf } = await payPalBookings(db)
afterAll(fake.close)
const minutes = (count: number) => new Date(+now + count * 60_000)

/** Its capture is done, but the answer is lost; afterwards it is found. */
async function capturing(kind: 'seat' | 'stay' = 'seat') {
  const booking = await booked(kind)
  const { order, reference } = await approved(booking)
  fake.faults.push({ at: 'capture', how: 'cut' })
  await expect(settlePayment({ database: db, payPal, now }, reference)).rejects.toThrow()
  const settled = async (at = minutes(41)) => {
    await db.execute(sql`update payment set created_at = ${now} where reference = ${reference}`)
    await settleUnderWay({ database: db, payPal, now: at })
    const { state, paidCents } = await booking.read()
    return { ...(await readOrder(order)), state, paidCents, news: await newsOf(booking.guestId) }
  }
  return { ...booking, settled }
}

const calledOff = {
  state: 'cancelled-by-owner',
  paidCents: 0,
  paid: 5_000,
  refunding: 5_000,
  news: ['refund-promised', 'cancelled-by-owner'],
}

test.each([
  ['at once', minutes(41)],
  ['after its start', new Date(+evening + 60_000)],
])('what is called off while its payment is captured goes back whole, answered %s', async (_, at) => {
  const booking = await capturing()
  const { placeId } = await booking.read()
  const person = { id: booking.ownerId }
  expect(await changeSession(db, { placeId: placeId!, person, startsAt: null, now })).toBe(true)
  expect(await booking.stateOf()).toBe('awaiting-payment')
  expect(await booking.settled(at)).toMatchObject(calledOff)
  expect(await wrongCounters(db)).toBe(0)
})

test('what is paid to an owner who was suspended while it was captured goes back whole', async () => {
  const booking = await capturing()
  await db.execute(sql`update users set suspended_at = now() where id = ${booking.ownerId}`)
  expect(await booking.settled()).toMatchObject(calledOff)
})

const close = (id: string) => db.execute(sql`update users set closes_at = now() where id = ${id}`)
const erase = (id: string) =>
  db.transaction(async (tx) => {
    for (const part of [bookingData, orderData]) await part.erase(tx, { id, email: null })
  })

test.each([
  ['closed', close],
  ['erased', erase],
])(
  'a guest whose account is %s while their payment is captured gets back what the rule gives',
  async (_, leave) => {
    const booking = await capturing()
    await leave(booking.guestId)
    expect(await booking.settled(new Date('2026-12-10T18:00+10:00'))).toMatchObject({
      state: 'cancelled-by-guest',
      paidCents: 2_500,
      refunding: 2_500,
    })
    expect(await findDiffering(db)).toEqual([])
    const guest = { id: booking.guestId, email: null }
    expect(await orderData.findUnsettled!(db, guest)).toEqual([])
  },
)

test('a stay of a guest who left is called off also after the check-in time', async () => {
  const booking = await capturing('stay')
  await close(booking.guestId)
  expect(await booking.settled(new Date('2026-12-30T19:19+10:00'))).toMatchObject({
    state: 'cancelled-by-guest',
    refunding: 0,
  })
})

test('what is paid to an owner who was erased while it was captured goes back whole', async () => {
  const booking = await capturing()
  await erase(booking.ownerId)
  expect(await booking.settled()).toMatchObject(calledOff)
  expect(await findDiffering(db)).toEqual([])
})
