import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buyer, disputedOrders, seller } from '../../../../tests/disputed-orders.ts'
import { newClassified, newOrder, now } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { closeAccount, eraseDue } from '../../../people/settings/leave.server.ts'
import '../../../registry/register.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { orderData } from '../personal-data.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { payDemo } from '../moves/pay-demo.server.ts'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { askForRefunds } from '../refunds/ask-for-refunds.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { disputeData } from './personal-data.server.ts'
import { answerWithPhoto, photoKey, tidyDisputePhotos } from './photo.server.ts'
import { writePost } from './write-post.server.ts'

const { db } = await testDatabase()
const { fake, payPal, files, adminId, ...orders } = await disputedOrders(db)
const { handedOver, paidByPayPal, write, lastPostOf, decide, press, read, newsOf, sells } = orders
afterAll(fake.close)
const days = (count: number) => new Date(+now + count * 24 * 60 * 60_000)

test('a dispute is opened within 14 days after the handover was confirmed, by its buyer, once', async () => {
  const order = await handedOver()
  expect(await write(order, seller(order.sellerId))).toBe('stale')
  expect(await write(order, buyer(adminId))).toBe('gone')
  await keepOrdersCurrent(db, days(3))
  expect(await write(order, buyer(order.buyerId), { now: days(17) })).toBe('stale')
  const formKey = randomUUID()
  const again = () => write(order, buyer(order.buyerId), { formKey, now: days(16.9) })
  expect(await Promise.all([again(), again()])).toEqual([null, null])
  expect(await read(order)).toMatchObject({ state: 'disputed' })
  expect(await write(order, seller(order.sellerId))).toBe(null)
  expect(await newsOf(order.sellerId)).toEqual(['opened'])
  expect(await newsOf(order.buyerId)).toEqual(['written'])
  const { rows: told } = await db.execute(sql`
    select user_id, about from notification
    where event = 'dispute' and user_id in (${order.buyerId}, ${order.sellerId}) order by id`)
  expect(told).toEqual([
    { user_id: order.sellerId, about: [order.buyerId] },
    { user_id: order.buyerId, about: [order.sellerId] },
  ])
  expect(await closeAccount(db, order.buyerId)).toBe(false)
  expect(await closeAccount(db, order.sellerId)).toBe(false)
  expect(await press(order, 'close')).toBe(true)
  expect(await read(order)).toMatchObject({ state: 'completed' })
  expect(await write(order, buyer(order.buyerId))).toBe('stale')
  expect(await write(order, seller(order.sellerId))).toBe('stale')
  // What it sold stays sold.
  const { rows } = await db.execute(sql`select status from listing where id = ${order.listingId}`)
  expect(rows).toEqual([{ status: 'sold' }])
})

test('of a form that both sides send each has a post, once', async () => {
  const order = await handedOver()
  const formKey = randomUUID()
  for (const writer of [buyer(order.buyerId), seller(order.sellerId), seller(order.sellerId)])
    expect(await write(order, writer, { formKey })).toBe(null)
  const { rows } = await db.execute(sql`
    select side from dispute_post join orders on orders.id = order_id where number = ${order.number}
    order by dispute_post.id`)
  expect(rows).toEqual([{ side: 'buyer' }, { side: 'seller' }])
})

test('what is neither paid nor received has no dispute, what is paid and not received has one', async () => {
  const { number, buyerId } = await newOrder(db, await newClassified(db))
  expect(await write({ number, buyerId, sellerId: '' }, buyer(buyerId))).toBe('stale')
  const order = await paidByPayPal()
  expect(await write(order, buyer(order.buyerId))).toBe(null)
  expect(await decide(order, 45_000)).toBe(true)
  expect(await read(order)).toEqual({ state: 'refunded', refunded: 45_000, refunding: 45_000 })
  expect(fake.given(order.reference)).toEqual([45_000])
  // No one has it, so it is for sale again.
  const { rows } = await db.execute(sql`
    select count(*)::int as held from stock_hold join orders on orders.id = order_id where number = ${order.number}`)
  expect(rows).toEqual([{ held: 0 }])
  expect(await findDiffering(db)).toEqual([])
})

test('a dispute in which a side has written since an admin read it is not decided', async () => {
  const order = await handedOver()
  await write(order, buyer(order.buyerId))
  const seenPost = await lastPostOf(order)
  await write(order, seller(order.sellerId), { text: 'It was whole. This is how I gave it.' })
  expect(await decide(order, 45_000, { seenPost })).toBe(false)
  expect(await read(order)).toEqual({ state: 'disputed', refunded: 0, refunding: 0 })
  expect(await decide(order, 0)).toBe(true)
})

test('staff decide once: nothing goes back, or a part, which ends the dispute when it is back', async () => {
  const dismissed = await handedOver()
  await write(dismissed, buyer(dismissed.buyerId))
  expect(await decide(dismissed, 0, { seenLeft: 44_999 })).toBe(false)
  expect(await Promise.all([decide(dismissed, 0), decide(dismissed, 0)])).toContain(false)
  expect(await read(dismissed)).toEqual({ state: 'completed', refunded: 0, refunding: 0 })
  expect(await newsOf(dismissed.buyerId)).toEqual(['dismissed'])
  expect(await newsOf(dismissed.sellerId)).toEqual(['opened', 'dismissed'])
  const order = await paidByPayPal()
  await write(order, buyer(order.buyerId))
  fake.faults.push({ at: 'refund', how: 'fail' })
  expect(await decide(order, 5_000)).toBe(true)
  expect(await read(order)).toEqual({ state: 'disputed', refunded: 0, refunding: 5_000 })
  // It is not the seller's fault that PayPal has no answer.
  expect(await sells(order)).toBe(true)
  await askForRefunds({ database: db, payPal, now })
  expect(await read(order)).toEqual({ state: 'completed', refunded: 5_000, refunding: 5_000 })
  const { rows } = await db.execute(sql`
    select changes from audit where action = 'dispute' and subject_id = ${order.number}`)
  expect(rows).toEqual([{ changes: { cents: [null, '5000'], reason: [null, 'Both have said enough.'] } }])
})

test('a seller to whom PayPal has left it can’t sell until the money is back', async () => {
  const order = await paidByPayPal()
  await write(order, buyer(order.buyerId))
  fake.permission.toRefund = false
  expect(await decide(order, 45_000)).toBe(true)
  fake.permission.toRefund = true
  expect(await read(order)).toEqual({ state: 'disputed', refunded: 0, refunding: 45_000 })
  expect(await sells(order)).toBe(false)
  fake.refund(order.reference, 45_000)
  await settlePayment({ database: db, payPal, now }, order.reference)
  expect(await read(order)).toMatchObject({ state: 'refunded' })
  expect(await sells(order)).toBe(true)
})

test('what was paid at the handover is promised until the buyer has it, or does not deny that for three days', async () => {
  const order = await handedOver()
  await write(order, buyer(order.buyerId))
  // A seller's word doesn't bring the money back.
  const own = { number: order.number, sellerId: order.sellerId, cents: 1, reason: '', now }
  expect(await giveRefund(db, own)).toBe('stale')
  expect(await press(order, 'pay-back')).toBe(false)
  expect(await decide(order, 10_000)).toBe(true)
  expect(await press(order, 'close')).toBe(false)
  expect(await read(order)).toEqual({ state: 'disputed', refunded: 0, refunding: 10_000 })
  expect(await sells(order)).toBe(false)
  expect(await press(order, 'deny')).toBe(false)
  expect(await press(order, 'pay-back')).toBe(true)
  expect(await sells(order)).toBe(true)
  expect(await press(order, 'deny')).toBe(true)
  expect(await sells(order)).toBe(false)
  await keepOrdersCurrent(db, days(4))
  expect(await read(order)).toMatchObject({ state: 'disputed', refunded: 0 })
  expect(await press(order, 'pay-back', days(4))).toBe(true)
  await keepOrdersCurrent(db, days(6.9))
  expect(await read(order)).toMatchObject({ state: 'disputed', refunded: 0 })
  await keepOrdersCurrent(db, days(7))
  expect(await read(order)).toEqual({ state: 'completed', refunded: 10_000, refunding: 10_000 })
  expect(await sells(order)).toBe(true)
  expect(await newsOf(order.buyerId)).toEqual(['granted', 'paid-back', 'paid-back'])
  expect(await newsOf(order.sellerId)).toEqual(['opened', 'granted', 'denied'])
  const whole = await handedOver()
  await write(whole, buyer(whole.buyerId))
  await decide(whole, 45_000)
  expect(await press(whole, 'confirm')).toBe(true)
  expect(await read(whole)).toMatchObject({ state: 'refunded', refunded: 45_000 })
  expect(await findDiffering(db)).toEqual([])
})

test('a demo is carried out at once, since no money moves', async () => {
  const sold = await newClassified(db)
  const demo = { now, demo: true, samples: true, payPal: null }
  const { number, buyerId } = await newOrder(db, sold, { way: 'demo' }, demo)
  await payDemo(db, number, { buyerId, demo: true, now })
  const order = { number, buyerId, sellerId: sold.sellerId }
  await write(order, buyer(buyerId))
  expect(await decide(order, 45_000)).toBe(true)
  expect(await read(order)).toMatchObject({ state: 'refunded' })
})

test('photos stay with a post whose answer got lost, and go without one', async () => {
  const order = await handedOver()
  const photos = [{ bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }]
  const sendBy = (database: typeof db) => {
    const post = {
      number: order.number,
      writer: buyer(order.buyerId),
      formKey: randomUUID(),
      text: 'Broken.',
    }
    return writePost({ database, files }, { ...post, photos, now })
  }
  const failing = (at: 'before' | 'after'): typeof db =>
    Object.assign(Object.create(db), {
      async transaction(act: Parameters<typeof db.transaction>[0]) {
        if (at === 'after') await db.transaction(act)
        throw new Error('the connection is lost')
      },
    })
  for (const at of ['before', 'after'] as const) await expect(sendBy(failing(at))).rejects.toThrow('lost')
  const { rows: jobs } = await db.execute<{ payload: { key: string } }>(sql`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where identifier = ${tidyDisputePhotos.name} order by job.id desc limit 2`)
  for (const { payload } of jobs) await tidyDisputePhotos.run(payload, { database: db, files })
  const { rows } = await db.execute<{ key: string }>(sql`
    select photos_key as key from dispute_post join orders on orders.id = order_id where number = ${order.number}`)
  expect(rows).toHaveLength(1)
  const left = jobs.map(({ payload: { key } }) => photoKey({ id: 0, photosKey: key }, 0))
  expect(await Promise.all(left.map(async (key) => (await files.get(key)) !== null))).toEqual([true, false])
  expect(jobs[0]!.payload.key).toBe(rows[0]!.key)
})

test('a photo runs nothing, and no other site reads it', async () => {
  const order = await handedOver()
  const photo = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }
  await write(order, buyer(order.buyerId), { photos: [photo] })
  const { rows } = await db.execute<{ id: number; orderId: number }>(sql`
    select dispute_post.id::int, order_id::int as "orderId"
    from dispute_post join orders on orders.id = order_id where number = ${order.number}`)
  const { id, orderId } = rows[0]!
  const answer = await answerWithPhoto({ database: db, files }, orderId, { name: `${id}-0`, reader: null })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('the export has what they wrote and their photos; who is deleted leaves the words alone', async () => {
  const order = await handedOver()
  const photo = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }
  await write(order, buyer(order.buyerId), { photos: [photo, photo] })
  const { rows } = await db.execute<{ id: number; photosKey: string }>(sql`
    select dispute_post.id::int, photos_key as "photosKey" from dispute_post join orders on orders.id = order_id where number = ${order.number}`)
  const keys = [photoKey(rows[0]!, 0), photoKey(rows[0]!, 1)]
  for (const key of keys) expect(await files.get(key)).not.toBe(null)
  const person = { id: order.buyerId, email: null }
  expect(await disputeData.read(db, person)).toMatchObject([{ number: order.number, text: 'It is broken.' }])
  expect((await disputeData.files!(db, person)).map(({ key }) => key)).toEqual(keys)
  await db.transaction((tx) => disputeData.erase(tx, person))
  expect(await disputeData.files!(db, person)).toEqual([])
  const { rows: left } = await db.execute(sql`
    select author_id, text, photos from dispute_post where id = ${rows[0]!.id}`)
  expect(left).toEqual([{ author_id: null, text: 'It is broken.', photos: 0 }])
})

test('an account whose deletion is due stays until a dispute that was opened since is settled', async () => {
  const order = await handedOver()
  await db.execute(sql`update users set closes_at = now() - interval '1 day' where id = ${order.sellerId}`)
  await write(order, buyer(order.buyerId))
  expect(await eraseDue(db)).toBe(0)
  // One that is opened once it was looked for.
  await expect(eraseDue(db, new Date(), [{ erase: orderData.erase }])).rejects.toThrow()
  const { rows } = await db.execute(sql`select seller_id from orders where number = ${order.number}`)
  expect(rows).toEqual([{ seller_id: order.sellerId }])
  expect(await press(order, 'close')).toBe(true)
  expect(await eraseDue(db)).toBe(1)
})
