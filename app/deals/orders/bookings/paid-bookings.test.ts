import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newAccount, now, requestOf, wrongCounters } from '../../../../tests/bookings.ts'
import { setFee, setTaxes } from '../../../../tests/orders.ts'
import { dates, evening, payPalBookings } from '../../../../tests/paypal-bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/deals.server.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { askChange } from '../../bookings/moves/change.server.ts'
import { keepBookingsCurrent } from '../../bookings/moves/clock.server.ts'
import { move } from '../../bookings/moves/move.server.ts'
import { request, type RequestProblem } from '../../bookings/requests/request.server.ts'
import { saveMerchant } from '../../payments/seller-terms.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { payDemo } from '../moves/pay-demo.server.ts'
import { settlePayment, settleUnderWay } from '../paypal/settle-payment.server.ts'
import { findOrderOf, orderBooking } from './order-booking.server.ts'

const { db } = await testDatabase()
const { fake, payPal, site, offered, booked, approved, paid, readOrder, newsOf } = await payPalBookings(db)
afterAll(fake.close)
const minutes = (count: number) => new Date(+now + count * 60_000)

beforeEach(() => {
  fake.faults.length = 0
  fake.captures.length = 0
})

test('a place is held for its payment, and is the guest’s once that is captured, however often it is reported', async () => {
  const booking = await booked('seat')
  const { ask, ownerId, guestId, stateOf, read } = booking
  expect(await read()).toMatchObject({ state: 'awaiting-payment', deadline: minutes(30), paidCents: 0 })
  expect(await ask(await newAccount(db))).toEqual({ ok: false, problem: 'taken' })
  const [first, second] = await Promise.all([booking.press(), booking.press()])
  expect(first).toEqual(second)
  const { order, reference } = await approved(booking)
  const settle = () => settlePayment({ database: db, payPal, now }, reference)
  await Promise.all([settle(), settle(), settle()])
  expect(await stateOf()).toBe('confirmed')
  expect(await read()).toMatchObject({ paidCents: 5_000, deadline: null })
  expect(await readOrder(order)).toEqual({ state: 'paid', paid: 5_000, refunded: 0, refunding: 0 })
  expect(fake.captures).toEqual([{ order, cents: 5_000 }])
  expect(await balanceOf(db, { kind: 'seller', party: ownerId })).toBe(5_000)
  expect(await newsOf(guestId)).toEqual(['confirmed'])
  expect(await newsOf(ownerId)).toEqual(['booked'])
  // Pressed once more, it leads to the order.
  expect(await booking.press()).toEqual({ ok: true, number: order })
  for (const person of [guestId, ownerId]) expect(await findOrderOf(db, booking.number, person)).toBe(order)
  expect(await findOrderOf(db, booking.number, await newAccount(db))).toBe(null)
})

test('the site’s fee of a booking is a share of what is paid here, without the tax in it', async () => {
  const from = '2026-01-01'
  await setTaxes(db, [{ name: 'Tax', basisPoints: 1_000, islands: ['saipan'], kinds: ['seat'], from }])
  await setFee(db, 250)
  const booking = await booked('seat')
  const pressed = await booking.press()
  await setFee(db, 0)
  await setTaxes(db, [])
  if (!pressed.ok) throw new Error(pressed.problem)
  const { rows } = await db.execute(sql`
    select total_cents as total, fee_cents as fee from orders where number = ${pressed.number}`)
  // Half of $100 and of its tax: the fee is of $50.
  expect(rows).toEqual([{ total: 5_500, fee: 125 }])
})

test('what is not paid in time is given to others, and a later approval is not captured', async () => {
  const booking = await booked('seat')
  const { reference, order } = await approved(booking, minutes(20))
  await keepBookingsCurrent(db, minutes(29))
  expect(await booking.stateOf()).toBe('awaiting-payment')
  await keepBookingsCurrent(db, minutes(30))
  expect(await booking.stateOf()).toBe('expired')
  expect(await readOrder(order)).toMatchObject({ state: 'cancelled', paid: 0 })
  await settlePayment({ database: db, payPal, now: minutes(30) }, reference)
  expect(fake.captures).toEqual([])
  expect(await booking.press(minutes(31))).toEqual({ ok: false, problem: 'stale' })
  expect(await booking.ask(await newAccount(db))).toMatchObject({ ok: true, state: 'awaiting-payment' })
})

test('a payment that lapsed can be tried again while the place is held', async () => {
  const booking = await booked('seat')
  const first = await booking.press()
  await keepOrdersCurrent(db, minutes(15))
  const second = await booking.press(minutes(16))
  expect(second).toMatchObject({ ok: true })
  expect(second).not.toEqual(first)
})

test.each(['fail', 'cut'] as const)(
  'while a capture has no answer (%s) its booking neither lapses nor can be called off',
  async (how) => {
    const booking = await booked('seat')
    const { reference } = await approved(booking)
    fake.faults.push({ at: 'capture', how })
    await expect(settlePayment({ database: db, payPal, now }, reference)).rejects.toThrow()
    await keepBookingsCurrent(db, minutes(40))
    expect(await booking.moved('cancel', 'guest')).toEqual({ ok: false, problem: 'stale' })
    expect(await booking.moved('cancel-by-owner', 'owner')).toEqual({ ok: false, problem: 'stale' })
    expect(await booking.stateOf()).toBe('awaiting-payment')
    await db.execute(sql`update payment set created_at = ${now} where reference = ${reference}`)
    await settleUnderWay({ database: db, payPal, now: minutes(41) })
    expect(await booking.stateOf()).toBe('confirmed')
    expect(fake.captures).toHaveLength(1)
  },
)

test('a payment waits for who changes what is booked before it locks the booking', async () => {
  const booking = await booked('seat')
  const { reference } = await approved(booking)
  const { settled } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from bookable where id = ${booking.bookable.id} for no key update`)
    const settled = settlePayment({ database: db, payPal, now }, reference)
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
    await tx.execute(sql`select from booking where number = ${booking.number} for no key update nowait`)
    return { settled }
  })
  await settled
  expect(await booking.stateOf()).toBe('confirmed')
})

test('what an owner answers is paid after the answer, within a day', async () => {
  const booking = await booked('stay', { confirmsAtOnce: false, percent: 20 })
  expect(await booking.press()).toEqual({ ok: false, problem: 'stale' })
  expect(await booking.moved('confirm', 'owner')).toMatchObject({ ok: true })
  expect(await booking.read()).toMatchObject({ state: 'awaiting-payment', deadline: minutes(24 * 60) })
  expect(await newsOf(booking.guestId)).toEqual(['to-pay'])
  const { order, reference } = await approved(booking, minutes(60))
  await settlePayment({ database: db, payPal, now: minutes(60) }, reference)
  expect(await booking.read()).toMatchObject({ state: 'confirmed', totalCents: 30_000, paidCents: 6_000 })
  expect(await readOrder(order)).toMatchObject({ state: 'paid', paid: 6_000 })
})

test.each([
  ['a guest who cancels in time gets all back', 'cancel', 'guest', '2026-12-07T17:00+10:00', 5_000],
  ['a guest who cancels late gets half back', 'cancel', 'guest', '2026-12-10T18:00+10:00', 2_500],
  ['a guest who cancels on the day gets nothing back', 'cancel', 'guest', '2026-12-12T12:00+10:00', 0],
  ['what the owner calls off goes back whole', 'cancel-by-owner', 'owner', '2026-12-12T12:00+10:00', 5_000],
] as const)('%s', async (_, name, side, at, back) => {
  const booking = await paid('seat')
  const when = new Date(at)
  const done = await Promise.all([booking.moved(name, side, when), booking.moved(name, side, when)])
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await booking.read()).toMatchObject({ paidCents: 5_000 - back })
  const ended = { state: 'completed', paid: 5_000, refunded: 0, refunding: back }
  expect(await readOrder(booking.order)).toEqual(ended)
  const { rows } = await db.execute(sql`
    select refund.state, cents from refund join orders on orders.id = order_id where number = ${booking.order}`)
  expect(rows).toEqual(back > 0 ? [{ state: 'promised', cents: back }] : [])
  expect(await wrongCounters(db)).toBe(0)
})

test('of a stay that becomes cheaper, the guest gets the difference back', async () => {
  const booking = await paid('stay', { percent: 100 })
  const shorter = { kind: 'stay' as const, dates: { ...dates, until: '2026-12-31' } }
  const actor = { side: 'guest', id: booking.guestId } as const
  const asked = { actor, wish: shorter, persons: 1 }
  expect(await askChange(db, booking.number, asked, site)).toMatchObject({ ok: true })
  expect(await booking.read()).toMatchObject({ totalCents: 10_000, paidCents: 10_000 })
  expect(await readOrder(booking.order)).toMatchObject({ paid: 30_000, refunding: 20_000 })
})

test.each([
  ['of fewer nights', { ...dates, until: '2026-12-31' }],
  ['to later nights', { from: '2027-03-30', until: '2027-04-02' }],
])('a change %s waits for the owner once a guest who cancels gets nothing back', async (_, to) => {
  const booking = await paid('stay', { percent: 100, rule: 'strict' })
  const late = new Date('2026-12-28T12:00+10:00')
  const actor = { side: 'guest', id: booking.guestId } as const
  const asked = { actor, wish: { kind: 'stay', dates: to } as const, persons: 1 }
  const changed = await askChange(db, booking.number, asked, { ...site, now: late })
  expect(changed).toMatchObject({ ok: true, booking: { change: { dates: to }, paidCents: 30_000 } })
  await booking.moved('cancel', 'guest', late)
  expect(await booking.read()).toMatchObject({ state: 'cancelled-by-guest', paidCents: 30_000 })
  expect(await readOrder(booking.order)).toMatchObject({ paid: 30_000, refunding: 0 })
  expect(await wrongCounters(db)).toBe(0)
})

test('what took place completes its order, which says so to no one a second time', async () => {
  const booking = await paid('seat')
  const before = await newsOf(booking.guestId)
  await keepBookingsCurrent(db, new Date(+evening + 30 * 3_600_000))
  expect(await booking.stateOf()).toBe('completed')
  expect(await readOrder(booking.order)).toMatchObject({ state: 'handed-over' })
  expect(await newsOf(booking.guestId)).toEqual(before)
})

test('all is paid at the place where the owner can’t be paid on the site', async () => {
  const booking = await booked('seat', { hasPayPal: false })
  expect(await booking.read()).toMatchObject({ state: 'confirmed', prepaidPercent: 0 })
  const later = await booked('seat')
  await saveMerchant(db, later.ownerId, null)
  expect(await later.press()).toEqual({ ok: false, problem: 'way' })
  expect(await later.stateOf()).toBe('confirmed')
})

test('what an owner confirms who can’t be paid on the site any longer is confirmed at the press, and paid at the place', async () => {
  const booking = await booked('stay', { confirmsAtOnce: false, percent: 20 })
  await saveMerchant(db, booking.ownerId, null)
  expect(await booking.moved('confirm', 'owner')).toMatchObject({ ok: true })
  const pressed = await Promise.all([booking.press(), booking.press()])
  expect(pressed.map((one) => !one.ok && one.problem).toSorted()).toEqual(['stale', 'way'])
  expect(await booking.read()).toMatchObject({
    state: 'confirmed',
    prepaidPercent: 0,
    paidCents: 0,
    deadline: null,
  })
  expect(await newsOf(booking.guestId)).toEqual(['to-pay', 'confirmed'])
  expect(await findOrderOf(db, booking.number, booking.guestId)).toBe(null)
  await keepBookingsCurrent(db, minutes(25 * 60))
  expect(await booking.stateOf()).toBe('confirmed')
})

test('what is paid on the site is booked with an account', async () => {
  const { bookable, wish } = await offered('seat')
  const guest = { email: 'ben@example.com', language: 'en', tokenOf: () => 'token' } as const
  const done = await request(db, { ...requestOf(bookable.id, '', wish), guest }, site)
  expect(done).toMatchObject({ ok: false, problem: 'account-needed' satisfies RequestProblem })
})

test('a demo pays without money, and its refund is done at once', async () => {
  const { bookable, ownerId, wish } = await offered('seat', { hasPayPal: false })
  const demo = { ...site, demo: true, payPal: null }
  const guest = { id: await newAccount(db), fullName: 'Ben Cruz' }
  const made = await request(db, requestOf(bookable.id, guest.id, wish), demo)
  if (!made.ok) throw new Error(made.problem)
  const order = await orderBooking(db, made.number, { guest, site: demo })
  if (!order.ok) throw new Error(order.problem)
  expect(await payDemo(db, order.number, { buyerId: guest.id, demo: true, now })).toMatchObject({ ok: true })
  await move(db, made.number, { name: 'cancel-by-owner', actor: { side: 'owner', id: ownerId }, now })
  expect(await readOrder(order.number)).toEqual({
    state: 'refunded',
    paid: 5_000,
    refunded: 5_000,
    refunding: 5_000,
  })
  expect(await findDiffering(db)).toEqual([])
})

test('a booking has one order that counts: the database refuses another', async () => {
  const booking = await booked('seat')
  await booking.press()
  await expect(
    db.execute(sql`
      insert into orders (number, seller_name, buyer_name, phone, way, delivery, state, total_cents, form_key, booking_id)
      select 'SECONDONE', '', '', '', way, delivery, state, total_cents, gen_random_uuid(), booking_id
      from orders where booking_id is not null order by id desc limit 1`),
  ).rejects.toMatchObject({ cause: { constraint: 'order_of_booking' } })
})
