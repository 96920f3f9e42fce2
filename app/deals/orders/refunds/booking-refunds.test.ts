import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { now } from '../../../../tests/bookings.ts'
import { htmlOf } from '../../../../tests/html-of.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { dates, evening, payPalBookings } from '../../../../tests/paypal-bookings.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findUnsettled } from '../../../people/settings/leave.server.ts'
import '../../../registry/register.server.ts'
import { loadBooking } from '../../bookings/guest/load-booking.server.ts'
import { loadChange } from '../../bookings/guest/load-change.server.ts'
import { askChange } from '../../bookings/moves/change.server.ts'
import { keepBookingsCurrent } from '../../bookings/moves/clock.server.ts'
import { loadDispute } from '../disputes/load-dispute.server.ts'
import { loadOrder } from '../own/load-order.server.ts'
import { StateNote } from '../own/state-note.tsx'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { askForRefunds } from './ask-for-refunds.server.ts'
import { giveRefund } from './give-refund.server.ts'

const database = await testDatabase()
const { db } = database
const { fake, payPal, site, paid, readOrder } = await payPalBookings(db)
afterAll(fake.close)

/** A seat of $100, of which $50 is paid on the site. */
async function paidSeat() {
  const booking = await paid('seat')
  const { number, guestId, order } = booking
  const shown = async (at = now) => {
    const { page, url } = loaderArguments(database, '/', { now: at })
    const access = { number, actor: { side: 'guest', id: guestId } as const, page: '' }
    return (await loadBooking(page, url, access))!
  }
  /** What a side of its order reads of its state. */
  const note = async (personId: string) => {
    const loaded = (await loadOrder({ database: db, payPal, now }, order, personId))!
    return htmlOf(createElement(StateNote, { order: loaded }))
  }
  /** What the owner keeps, what the guest reads that they get back, and what goes back by the order. */
  const amounts = async () => {
    const { paidCents, backIfCancelled } = await shown()
    return [paidCents, backIfCancelled, (await readOrder(order)).refunding]
  }
  return { ...booking, shown, note, amounts }
}

test('no one is asked whether they have what was booked, and no one is thanked for what is off', async () => {
  const held = await paidSeat()
  expect(await held.note(held.guestId)).toContain('Thank you for your purchase.')
  await held.moved('cancel', 'guest', new Date(+evening - 2 * 86_400_000))
  expect(await held.note(held.guestId)).not.toContain('Thank you for your purchase.')
  const over = await paidSeat()
  await keepBookingsCurrent(db, new Date(+evening + 2 * 86_400_000))
  expect(await readOrder(over.order)).toMatchObject({ state: 'handed-over' })
  for (const id of [over.guestId, over.ownerId]) expect(await over.note(id)).not.toMatch(/says? nothing/)
})

test('what the owner of a booking gives back by its order, its guest is not promised again', async () => {
  const { order, ownerId, moved, shown, amounts } = await paidSeat()
  const give = (cents: number) => giveRefund(db, { number: order, sellerId: ownerId, cents, reason: '', now })
  expect(await amounts()).toEqual([5_000, 5_000, 0])
  expect(await give(2_000)).toBe(null)
  expect(await amounts()).toEqual([3_000, 3_000, 2_000])
  expect(await shown()).toMatchObject({ onSite: { status: 'paid', cents: 5_000, backCents: 2_000 } })
  expect(await give(3_000)).toBe(null)
  expect(await amounts()).toEqual([0, 0, 5_000])
  // Once it would cost something to cancel, they owe no more than what they paid.
  expect(await shown(new Date(+evening - 3_600_000))).toMatchObject({
    wasPaid: true,
    owedIfCancelled: 0,
    onSite: { status: 'paid', cents: 5_000, backCents: 5_000 },
  })
  expect(await moved('cancel', 'guest')).toMatchObject({ ok: true })
  expect(await amounts()).toEqual([0, 0, 5_000])
  expect(await shown()).toMatchObject({ onSite: null })
})

test('what the owner of a stay has given back is part of what goes back once it becomes cheaper', async () => {
  const { number, order, ownerId, guestId } = await paid('stay', { percent: 100 })
  const actor = { side: 'guest', id: guestId } as const
  const access = { number, actor, page: '' }
  const at = (address: string) => loaderArguments(database, address, { now })
  const onSite = async () => {
    const { page, url } = at('/')
    return (await loadBooking(page, url, access))!.onSite
  }
  expect(await giveRefund(db, { number: order, sellerId: ownerId, cents: 4_000, reason: '', now })).toBe(null)
  expect(await onSite()).toEqual({ status: 'paid', cents: 30_000, backCents: 4_000 })
  const after = { status: 'paid', cents: 10_000, backCents: 0 }
  const { page, url } = at('/?from=2026-12-30&until=2026-12-31&persons=1')
  expect(await loadChange(page, url, access)).toMatchObject({ price: { totalCents: 10_000 }, onSite: after })
  const wish = { kind: 'stay' as const, dates: { ...dates, until: '2026-12-31' } }
  expect(await askChange(db, number, { actor, wish, persons: 1 }, site)).toMatchObject({ ok: true })
  expect(await onSite()).toEqual(after)
  expect(await readOrder(order)).toMatchObject({ paid: 30_000, refunding: 20_000 })
})

test('of a booking that its guest canceled late, its page says what the owner keeps, and nothing is to be paid', async () => {
  const { moved, shown } = await paidSeat()
  await moved('cancel', 'guest', new Date(+evening - 2 * 86_400_000))
  expect(await shown()).toMatchObject({ onSite: { status: 'kept', cents: 2_500 } })
})

test('the order of a booking that its guest canceled late ends with it: both sides can close their account', async () => {
  const { order, ownerId, guestId, moved } = await paidSeat()
  expect(await findUnsettled(db, guestId)).toHaveLength(1)
  await moved('cancel', 'guest', new Date(+evening - 2 * 86_400_000))
  expect(await findUnsettled(db, guestId)).toEqual([])
  expect(await findUnsettled(db, ownerId)).toHaveLength(1)
  await askForRefunds({ database: db, payPal, now }, order)
  const ended = { state: 'completed', paid: 5_000, refunded: 2_500, refunding: 2_500 }
  expect(await readOrder(order)).toEqual(ended)
  expect(await loadDispute({ database: db, payPal, now }, order, guestId)).toBe(null)
  for (const id of [guestId, ownerId]) expect(await findUnsettled(db, id)).toEqual([])
  const { timeline } = (await loadOrder({ database: db, payPal, now }, order, guestId))!
  expect(timeline.at(-1)).toMatchObject({ move: 'end', toState: 'completed' })
  const { rows } = await db.execute(sql`select handed_at from orders where number = ${order}`)
  expect(rows).toEqual([{ handed_at: null }])
})

test('the guest of what its owner called off can dispute its order until the money is back', async () => {
  const { order, reference, guestId, moved } = await paidSeat()
  const later = new Date(+now + 20 * 86_400_000)
  const disputed = () => loadDispute({ database: db, payPal, now: later }, order, guestId)
  expect(await disputed()).toBe(null)
  fake.permission.toRefund = false
  onTestFinished(() => {
    fake.permission.toRefund = true
  })
  await moved('cancel-by-owner', 'owner')
  await askForRefunds({ database: db, payPal, now }, order)
  expect(await disputed()).toMatchObject({ dispute: null, promisedCents: 5_000, promise: 'refused' })
  const { dispute } = (await loadOrder({ database: db, payPal, now: later }, order, guestId))!
  expect(dispute).toBe('possible')
  fake.refund(reference, 5_000)
  await settlePayment({ database: db, payPal, now: later }, reference)
  expect(await readOrder(order)).toMatchObject({ state: 'refunded', refunded: 5_000 })
  expect(await disputed()).toBe(null)
})

test('the guest of what took place can dispute its order, whose money is promised and not back', async () => {
  const { order, ownerId, guestId } = await paidSeat()
  await giveRefund(db, { number: order, sellerId: ownerId, cents: 5_000, reason: '', now })
  const later = new Date(+evening + 2 * 86_400_000)
  await keepBookingsCurrent(db, later)
  expect(await readOrder(order)).toMatchObject({ state: 'handed-over', refunding: 5_000, refunded: 0 })
  expect(await loadDispute({ database: db, payPal, now: later }, order, guestId)).toMatchObject({
    dispute: null,
    promisedCents: 5_000,
  })
})

test('what the owner gives back at PayPal counts for the booking, which is locked before its order', async () => {
  const { number, order, reference, amounts } = await paidSeat()
  fake.refund(reference, 4_000)
  const { settled } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from booking where number = ${number} for no key update`)
    const settled = settlePayment({ database: db, payPal, now }, reference)
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1)
    await tx.execute(sql`select from orders where number = ${order} for update nowait`)
    return { settled }
  })
  await settled
  expect(await amounts()).toEqual([1_000, 1_000, 4_000])
})
