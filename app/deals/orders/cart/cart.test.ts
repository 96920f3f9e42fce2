import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { newClassified, newOrder, now, orderOf, site } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { placeOrder, type OrderItem } from '../buy/place-order.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { orderMerge } from '../merge-part.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { move } from '../moves/move.server.ts'
import { addToCart, findCart } from './cart.server.ts'

const { db } = await testDatabase()

/** A product of a seller's, with pieces. */
async function newProduct(sellerId = '', { cents = 500, pieces = 9 } = {}) {
  const made = await newClassified(db, { sellerId, cents })
  await db.execute(sql`update listing set kind = 'product' where id = ${made.id}`)
  await db.execute(sql`insert into stock (listing_id, quantity) values (${made.id}, ${pieces})`)
  return { ...made, key: { ...made.key, kind: 'product' } }
}
type Product = Awaited<ReturnType<typeof newProduct>>

const wanted = ({ id }: Product, quantity: number): OrderItem => ({ id, quantity })
async function stockOf(products: readonly Product[]) {
  const ids = products.map(({ id }) => id)
  const { rows } = await db.execute<{ quantity: number; held: number }>(sql`
    select quantity, held from stock where listing_id = any(${sql.param(ids)}::bigint[]) order by listing_id`)
  return rows
}

test('several products of one producer are one order: all are held, or none', async () => {
  const one = await newProduct()
  const other = await newProduct(one.sellerId, { cents: 300, pieces: 2 })
  const stranger = await newProduct()
  const buyerId = await newAccount(db)
  for (const { id } of [one, other, other]) expect(await addToCart(db, buyerId, id)).toBe(true)
  expect((await findCart(db, buyerId)).map(({ quantity }) => quantity)).toEqual([1, 2])
  const order = (more: readonly OrderItem[], shownCents: number) =>
    placeOrder(db, orderOf(one, buyerId, { quantity: 3, more, shownCents }), site)
  expect(await order([wanted(other, 3)], 2_400)).toEqual({ ok: false, problem: 'few' })
  expect(await order([wanted(stranger, 1)], 2_000)).toEqual({ ok: false, problem: 'closed' })
  expect(await order([wanted(other, 2)], 1_500)).toEqual({ ok: false, problem: 'price' })
  expect((await stockOf([one, other])).map(({ held }) => held)).toEqual([0, 0])
  // Its own line twice is one.
  const done = await order([wanted(other, 2), wanted(one, 1)], 2_100)
  if (!done.ok) throw new Error(done.problem)
  expect(await findCart(db, buyerId)).toEqual([])
  await move(db, done.number, { name: 'hand-over-paid', actor: { side: 'seller', id: one.sellerId }, now })
  expect(await stockOf([one, other])).toEqual([
    { quantity: 6, held: 0 },
    { quantity: 0, held: 0 },
  ])
  expect(await findDiffering(db)).toEqual([])
  expect(await findDifferences(db)).toEqual([])
})

test('carts that cross are all answered, and nothing is sold twice', async () => {
  const one = await newProduct('', { pieces: 6 })
  const other = await newProduct(one.sellerId, { pieces: 6 })
  const buyers = await Promise.all(Array.from({ length: 16 }, () => newAccount(db)))
  const answers = await Promise.all(
    buyers.map(async (buyerId, at) => {
      const [first, second] = at % 2 === 0 ? [one, other] : [other, one]
      const asked = orderOf(first, buyerId, { more: [wanted(second, 1)], shownCents: 1_000 })
      const done = await placeOrder(db, asked, site)
      // Some are called off while others are ordered.
      if (done.ok && at % 3 === 0)
        await move(db, done.number, { name: 'cancel', actor: { side: 'buyer', id: buyerId }, now })
      return done.ok ? 'ordered' : done.problem
    }),
  )
  expect(answers.filter((one) => !['ordered', 'taken', 'few'].includes(one))).toEqual([])
  expect(answers.filter((one) => one === 'ordered').length).toBeGreaterThanOrEqual(6)
  const { rows } = await db.execute<{ held: number }>(sql`
    select sum(quantity)::int as held from stock_hold where listing_id in (${one.id}, ${other.id}) group by listing_id`)
  const stock = await stockOf([one, other])
  expect(stock.map(({ held }) => held)).toEqual(rows.map(({ held }) => held))
  await keepOrdersCurrent(db, new Date(+now + 8 * 24 * 60 * 60_000))
  expect((await stockOf([one, other])).map(({ held }) => held)).toEqual([0, 0])
})

test('an order of two listings that are merged holds the pieces of both, and a cart has them', async () => {
  const one = await newProduct()
  const other = await newProduct(one.sellerId)
  const buyerId = await newAccount(db)
  const asked = orderOf(one, buyerId, { quantity: 2, more: [wanted(other, 3)], shownCents: 2_500 })
  const done = await placeOrder(db, asked, site)
  if (!done.ok) throw new Error(done.problem)
  for (const { id } of [one, other, other]) await addToCart(db, buyerId, id)
  const merged = ({ id, sellerId, key }: Product) => ({ id, ...key, title: '', ownerId: sellerId })
  await db.transaction((tx) => orderMerge.merge!(tx, merged(other), merged(one)))
  expect(await stockOf([one, other])).toEqual([{ quantity: 18, held: 5 }])
  expect(await findCart(db, buyerId)).toMatchObject([{ id: one.id, quantity: 3 }])
  await move(db, done.number, { name: 'hand-over-paid', actor: { side: 'seller', id: one.sellerId }, now })
  expect(await stockOf([one])).toEqual([{ quantity: 13, held: 0 }])
})

test('what was listed twice and is merged is sold once, unless two have ordered it already', async () => {
  const listedTwice = async () => {
    const one = await newClassified(db)
    return [one, await newClassified(db, { sellerId: one.sellerId })] as const
  }
  const merge = async ([one, other]: readonly [Product, Product]) => {
    const merged = ({ id, sellerId, key }: Product) => ({ id, ...key, title: '', ownerId: sellerId })
    await db.transaction((tx) => orderMerge.merge!(tx, merged(other), merged(one)))
    return stockOf([one, other])
  }
  const ordered = await listedTwice()
  for (const one of ordered) await newOrder(db, one)
  expect(await merge(ordered)).toEqual([{ quantity: 2, held: 2 }])
  const free = await listedTwice()
  for (const one of free) {
    const { number, buyerId } = await newOrder(db, one)
    await move(db, number, { name: 'cancel', actor: { side: 'buyer', id: buyerId }, now })
  }
  expect(await merge(free)).toEqual([{ quantity: 1, held: 0 }])
})

test('a cart has 20 lines at most, and pieces are added to the line that is there', async () => {
  const { sellerId } = await newProduct()
  const buyerId = await newAccount(db)
  const products = await Promise.all(Array.from({ length: 21 }, () => newProduct(sellerId)))
  for (const { id } of products.slice(0, 20)) await addToCart(db, buyerId, id)
  expect(await addToCart(db, buyerId, products[20]!.id)).toBe(false)
  expect(await addToCart(db, buyerId, products[0]!.id)).toBe(true)
  expect(await findCart(db, buyerId)).toHaveLength(20)
})
