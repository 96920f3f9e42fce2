import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { newAccount } from '../../../tests/bookings.ts'
import { htmlOf } from '../../../tests/html-of.ts'
import { newClassified, newOrder, now, orderOf, problemOf, setFee, site } from '../../../tests/orders.ts'
import { overtaken } from '../../../tests/overtaken.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { listingAddress } from '../../directory/known-areas.ts'
import { colleagueRoles, type Viewer } from '../../ground/request/viewer.ts'
import { findDifferences } from '../../people/ledger/find-differences.server.ts'
import { balanceOf } from '../../people/ledger/ledger.server.ts'
import { findConfirmation } from '../../market/reviews/confirmations.ts'
import { closeAccount } from '../../people/settings/leave.server.ts'
import { saveTerms } from '../payments/seller-terms.server.ts'
import { cartPath } from './addresses.ts'
import { loadBuy } from './buy/load-buy.server.ts'
import { placeOrder } from './buy/place-order.server.ts'
import { receiveOrder } from './buy/receive-order.server.ts'
import { addToCart } from './cart/cart.server.ts'
import CartPage, { loader as loadCart } from './cart/cart-page.tsx'
import '../../registry/register.server.ts'
import { keepOrdersCurrent } from './moves/clock.server.ts'
import { move } from './moves/move.server.ts'
import { payDemo } from './moves/pay-demo.server.ts'
import { findEarnings } from './earnings/find-earnings.server.ts'
import { findDiffering } from './find-differing.server.ts'
import { giveRefund } from './refunds/give-refund.server.ts'
import { findOwnOrders } from './own/find-own-orders.server.ts'
import { loadOrder } from './own/load-order.server.ts'
import { orderData } from './personal-data.server.ts'
import { askBuyers } from './reviews/ask-buyers.server.ts'

const database = await testDatabase()
const { db } = database
const minutes = (count: number) => new Date(+now + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const demo = { now, demo: true, samples: true, payPal: null }

const stateOf = async (number: string) => {
  const { rows } = await db.execute<{ state: string }>(sql`select state from orders where number = ${number}`)
  return rows[0]?.state
}
const stockOf = async (listingId: number) => {
  const { rows } = await db.execute(sql`
    select quantity, held from stock where listing_id = ${listingId} and scope = ''`)
  return rows[0] ?? null
}
const statusOf = async (listingId: number) => {
  const { rows } = await db.execute<{ status: string }>(
    sql`select status from listing where id = ${listingId}`,
  )
  return rows[0]?.status
}
const buyer = (id: string) => ({ side: 'buyer', id }) as const
const seller = (id: string) => ({ side: 'seller', id }) as const

test('what is paid at the handover is sold, booked in the ledger, and can be rated', async () => {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold)
  expect(await stockOf(sold.id)).toEqual({ quantity: 1, held: 1 })
  expect(await move(db, number, { name: 'hand-over-paid', actor: buyer(buyerId), now })).toMatchObject({
    ok: false,
  })
  await move(db, number, { name: 'hand-over-paid', actor: seller(sold.sellerId), now })
  expect(await statusOf(sold.id)).toBe('sold')
  expect(await stockOf(sold.id)).toBe(null)
  expect(await balanceOf(db, { kind: 'seller', party: sold.sellerId })).toBe(45_000)
  expect(await balanceOf(db, { kind: 'buyer', party: buyerId })).toBe(-45_000)
  await move(db, number, { name: 'receive', actor: buyer(buyerId), now })
  expect(await stateOf(number)).toBe('completed')
  const { rows } = await db.execute(sql`select state, buyer_id from sale where listing_id = ${sold.id}`)
  expect(rows).toEqual([{ state: 'confirmed', buyer_id: buyerId }])
  expect(await findDifferences(db)).toEqual([])
})

test('a phone number that a buyer types as at home is stored with its country', async () => {
  const sold = await newClassified(db)
  const viewer = viewerWith(await newAccount(db))
  const { page } = loaderArguments(database, '/', { viewer, language: 'zh', ...site })
  const typed = {
    formKey: randomUUID(),
    quantity: '1',
    shownCents: '45000',
    way: 'on-site',
    delivery: 'pick-up',
    phone: '13122345678',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const done = await receiveOrder(page, viewer, { key: sold.key, form })
  expect(done).toHaveProperty('number')
  const { rows } = await db.execute(sql`select phone from orders where buyer_id = ${viewer.id}`)
  expect(rows).toEqual([{ phone: '+8613122345678' }])
})

test('a seller reads the phone number of a buyer as it is dialed on the islands, and calls it with its country', async () => {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold)
  const phonesFor = async (id: string) => {
    const { phone, shownPhone } = (await loadOrder({ database: db, payPal: null, now }, number, id))!
    return [phone, shownPhone]
  }
  expect(await phonesFor(sold.sellerId)).toEqual(['+16702345678', '(670) 234-5678'])
  expect(await phonesFor(buyerId)).toEqual(['', ''])
})

test('of twenty who buy one piece at the same moment one gets it', async () => {
  const sold = await newClassified(db)
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newAccount(db)))
  const problems = await Promise.all(buyers.map((id) => problemOf(db, orderOf(sold, id))))
  expect(problems.filter((one) => one === null)).toHaveLength(1)
  expect(problems.filter((one) => one === 'taken')).toHaveLength(19)
})

test('the database refuses to hold more than there is, and to call unpaid paid', async () => {
  const sold = await newClassified(db)
  const { number } = await newOrder(db, sold)
  const wrong = async (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(
      () => null,
      (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
    )
  expect(
    await wrong(sql`
      insert into stock_hold select max(id), ${sold.id}, '', 1 from orders where number <> ${number}`),
  ).toBe('stock_not_oversold')
  expect(await wrong(sql`update orders set state = 'completed' where number = ${number}`)).toBe(
    'order_paid_by_state',
  )
  expect(await wrong(sql`update receipt set cents = 1`)).toBeUndefined()
})

test('sent twice it is one order, also at the same moment', async () => {
  const sold = await newClassified(db)
  const order = orderOf(sold, await newAccount(db))
  const [one, other] = await Promise.all([placeOrder(db, order, site), placeOrder(db, order, site)])
  expect(one).toEqual(other)
  expect(one.ok).toBe(true)
})

test('sent twice it is one order, also when the first one has taken the last piece as the second begins', async () => {
  const order = orderOf(await newClassified(db), await newAccount(db))
  let first: Awaited<ReturnType<typeof placeOrder>> | undefined
  const late = overtaken(db, async () => (first = await placeOrder(db, order, site)))
  const second = await placeOrder(late, order, site)
  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual(first)
})

test('of a form that two people send each gets an order of their own, as often as they send it', async () => {
  const [first, second] = [orderOf(await newClassified(db), await newAccount(db)), await newClassified(db)]
  const other = orderOf(second, await newAccount(db), { formKey: first.formKey })
  const outcomes = []
  for (const order of [first, other, other, first]) outcomes.push(await placeOrder(db, order, site))
  expect(outcomes).toMatchObject(outcomes.map(() => ({ ok: true })))
  expect(outcomes.slice(2)).toEqual([outcomes[1], outcomes[0]])
  expect(outcomes[0]).not.toEqual(outcomes[1])
})

test('what can’t be bought says why', async () => {
  const sold = await newClassified(db)
  const buyerId = await newAccount(db)
  const of = (more: object) => problemOf(db, orderOf(sold, buyerId, more))
  expect(await problemOf(db, orderOf(sold, sold.sellerId))).toBe('own')
  expect(await of({ shownCents: 44_900 })).toBe('price')
  expect(await of({ way: 'demo' })).toBe('way')
  expect(await of({ key: { kind: 'buy-and-sell', ref: 'none' } })).toBe('closed')
  expect(await of({ key: { kind: 'vehicle', ref: sold.key.ref } })).toBe('closed')
  expect(await of({ quantity: 2 })).toBe('few')
  expect(await of({ quantity: 1_000 })).toBe('too-much')
  await saveTerms(db, sold.sellerId, { onSite: true, delivers: false })
  expect(await of({ delivery: 'deliver' })).toBe('way')
  await saveTerms(db, sold.sellerId, { onSite: false, delivers: false })
  expect(await of({})).toBe('closed')
  await saveTerms(db, sold.sellerId, { onSite: true, delivers: true })
  await db.execute(
    sql`insert into message_block (blocker_id, blocked_id) values (${sold.sellerId}, ${buyerId})`,
  )
  expect(await of({})).toBe('blocked')
  await db.execute(sql`update listing set price_is_from = true where id = ${sold.id}`)
  expect(await of({})).toBe('closed')
})

test('colleagues buy nothing of a listing that they act for, alone or with what else its seller has', async () => {
  const sold = await newClassified(db)
  const other = await newClassified(db, { sellerId: sold.sellerId })
  for (const [at, role] of colleagueRoles.entries()) {
    const id = await newAccount(db)
    await db.execute(sql`
      insert into listing_colleague (listing_id, slot, role, user_id)
      values (${sold.id}, ${at + 1}, ${role}, ${id})`)
    expect(await problemOf(db, orderOf(sold, id)), role).toBe('own')
    const both = { more: [{ id: sold.id, quantity: 1 }], shownCents: 90_000 }
    expect(await problemOf(db, orderOf(other, id, both)), role).toBe('own')

    const { kind, ref } = sold.key
    const viewer = { ...viewerWith(id), colleagueOf: [{ kind, ref, ownerId: sold.sellerId, role }] }
    const { page, url } = loaderArguments(database, `/buy-and-sell/${ref}/buy`, { viewer })
    const loaded = await loadBuy(page, url, viewer, { area: 'buy-and-sell', ref })
    expect(loaded, role).toMatchObject({ offer: { isOwn: true }, contact: null })

    // They had put it into their cart before they became one.
    for (const one of [sold, other]) await addToCart(db, id, one.id)
    const cartOf = (who: Viewer) =>
      loadCart({
        ...loaderArguments(database, cartPath, { viewer: who }),
        params: {},
        pattern: '' as never,
      })
    const offered = async (who: Viewer) => {
      const form = await loadBuy(page, url, who, { area: 'buy-and-sell', ref: other.key.ref })
      const { sellers } = await cartOf(who)
      return [
        form!.more.map((line) => line.id),
        sellers.flat().flatMap((line) => (line.offer ? line.id : [])),
      ]
    }
    expect(await offered(viewerWith(id)), role).toEqual([[sold.id], [sold.id, other.id]])
    expect(await offered(viewer), role).toEqual([[], [other.id]])
    const props = { loaderData: await cartOf(viewer) } as unknown as Parameters<typeof CartPage>[0]
    const html = htmlOf(createElement(CartPage, props))
    expect(html, role).toMatch(new RegExp(`<a [^>]*href="${listingAddress(kind, ref)}"[^>]*>Rattan set</a>`))
    expect(html, role).toContain('This is your own listing.')
    expect(html.match(/aria-label="Remove Rattan set"/g), role).toHaveLength(2)
  }
})

test('the list of orders names what was bought, whatever ids its lines have', async () => {
  await db.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id')) from generate_series(1, 50)`)
  const { buyerId } = await newOrder(db, await newClassified(db))
  expect((await findOwnOrders(db, buyerId, { side: 'buyer' })).orders).toMatchObject([
    { title: 'Rattan set' },
  ])
})

test('of however many orders a person has, each is on one of the pages', async () => {
  const sellerId = await newAccount(db)
  const { number, buyerId } = await newOrder(db, await newClassified(db, { sellerId }))
  await db.execute(sql`
    with placed as (
      insert into orders (number, seller_id, buyer_id, seller_name, buyer_name, phone, way, delivery, state,
        total_cents, form_key)
      select 'PAGED' || translate(lpad(n::text, 5, '0'), '01', 'AB'), ${sellerId}, ${buyerId}, '', '', '', 'on-site',
        'pick-up', 'cancelled', 100, gen_random_uuid() from generate_series(1, 250) as n returning id
    )
    insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
    select id, 'product', '1', 'Coconut oil', 1, 100 from placed`)
  const another = await newOrder(db, await newClassified(db))
  for (const [side, id] of [
    ['seller', sellerId],
    ['buyer', buyerId],
  ] as const) {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof findOwnOrders>> = await findOwnOrders(db, id, { side, after })
      seen.push(...page.orders.map((one) => one.number))
      after = page.next
    }
    expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([251, 251, number])
    const first = await findOwnOrders(db, id, { side })
    for (const foreign of [another.number, 'ABCDEFGH23'])
      expect(await findOwnOrders(db, id, { side, after: foreign })).toEqual(first)
  }
})

test('five unpaid orders are the most of one buyer', async () => {
  const buyerId = await newAccount(db)
  for (let count = 0; count < 5; count++)
    expect(await problemOf(db, orderOf(await newClassified(db), buyerId))).toBe(null)
  expect(await problemOf(db, orderOf(await newClassified(db), buyerId))).toBe('many')
})

test('a hold that is not paid ends after 15 minutes, and is not paid later', async () => {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold, { way: 'demo' }, demo)
  await keepOrdersCurrent(db, minutes(14))
  expect(await stateOf(number)).toBe('awaiting-payment')
  expect(await payDemo(db, number, { buyerId, demo: true, now: minutes(15) })).toMatchObject({ ok: false })
  await keepOrdersCurrent(db, minutes(15))
  expect(await stateOf(number)).toBe('cancelled')
  expect(await stockOf(sold.id)).toEqual({ quantity: 1, held: 0 })
  expect(await payDemo(db, number, { buyerId, demo: true, now: minutes(16) })).toMatchObject({ ok: false })
  expect(await problemOf(db, orderOf(sold, await newAccount(db)))).toBe(null)
})

test('a demo of paying moves no money, and is paid once from two tabs', async () => {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold, { way: 'demo' }, demo)
  expect(await payDemo(db, number, { buyerId, demo: false, now })).toMatchObject({ ok: false })
  expect(await payDemo(db, number, { buyerId: sold.sellerId, demo: true, now })).toMatchObject({
    ok: false,
    problem: 'gone',
  })
  const pay = () => payDemo(db, number, { buyerId, demo: true, now })
  expect(await Promise.all([pay(), pay()])).toMatchObject([{ ok: true }, { ok: true }])
  const { rows } = await db.execute(sql`
    select count(*)::int as paid from payment join orders on orders.id = order_id where number = ${number}`)
  expect(rows).toEqual([{ paid: 1 }])
  expect(await balanceOf(db, { kind: 'buyer', party: buyerId })).toBe(0)
})

test('what is ordered of a sample and paid at the handover moves no money, and owes no fee', async () => {
  await setFee(db, 250)
  const sold = await newClassified(db)
  await db.execute(sql`update users set sample = true where id = ${sold.sellerId}`)
  const { number, buyerId } = await newOrder(db, sold, {}, demo)
  await setFee(db, 0)
  const actor = { side: 'site' } as const
  expect(await move(db, number, { name: 'hand-over-paid', actor, now })).toMatchObject({ ok: true })
  const balances = () =>
    Promise.all(
      (['seller', 'buyer'] as const).map((kind) =>
        balanceOf(db, { kind, party: kind === 'seller' ? sold.sellerId : buyerId }),
      ),
    )
  expect(await balances()).toEqual([0, 0])
  const { rows } = await db.execute(sql`
    select fee_cents as fee, paid_cents as paid, scope from orders where number = ${number}`)
  expect(rows).toEqual([{ fee: 0, paid: 45_000, scope: buyerId }])
  const refund = { number, sellerId: sold.sellerId, cents: 45_000, reason: '', now }
  expect(await giveRefund(db, refund)).toBe(null)
  expect(await balances()).toEqual([0, 0])
  expect(await findEarnings(db, sold.sellerId, now)).not.toContainEqual(
    expect.objectContaining({ orders: 1 }),
  )
  expect(await findDiffering(db)).toEqual([])
})

test('a handover that no one confirms is completed after three days, an order that no one picks up ends', async () => {
  const sold = await newClassified(db)
  const { number } = await newOrder(db, sold)
  await move(db, number, { name: 'hand-over-paid', actor: seller(sold.sellerId), now })
  const other = await newOrder(db, await newClassified(db))
  await keepOrdersCurrent(db, days(2))
  expect(await stateOf(number)).toBe('handed-over')
  await keepOrdersCurrent(db, days(3))
  expect(await stateOf(number)).toBe('completed')
  expect(await stateOf(other.number)).toBe('open')
  await keepOrdersCurrent(db, days(7))
  expect(await stateOf(other.number)).toBe('cancelled')
})

test('receipts are numbered by seller and year without gaps, though some are undone', async () => {
  const sellerId = await newAccount(db)
  const made = await Promise.all(
    Array.from({ length: 6 }, async () => newOrder(db, await newClassified(db, { sellerId }))),
  )
  await Promise.all(
    made.map(({ number }, at) =>
      db
        .transaction(async (tx) => {
          await move(tx, number, { name: 'hand-over-paid', actor: seller(sellerId), now })
          if (at % 3 === 0) throw new Error('undone')
        })
        .catch(() => {}),
    ),
  )
  await move(db, made[0]!.number, { name: 'hand-over-paid', actor: seller(sellerId), now: days(31) })
  const { rows } = await db.execute(sql`
    select year, number from receipt where seller_id = ${sellerId} order by year, number`)
  expect(rows).toEqual([...[1, 2, 3, 4].map((number) => ({ year: 2026, number })), { year: 2027, number: 1 }])
})

test('who leaves cancels what is unpaid, settles what is paid first, and leaves no name behind', async () => {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold)
  const paid = await newOrder(db, await newClassified(db, { sellerId: sold.sellerId }))
  await move(db, paid.number, { name: 'hand-over-paid', actor: seller(sold.sellerId), now })
  expect(await closeAccount(db, sold.sellerId)).toBe(false)
  expect(await closeAccount(db, buyerId)).toBe(true)
  expect(await stateOf(number)).toBe('cancelled')
  await move(db, paid.number, { name: 'receive', actor: buyer(paid.buyerId), now })
  expect(await closeAccount(db, sold.sellerId)).toBe(true)
  const { rows: before } = await db.execute(sql`select seller_name from orders where number = ${number}`)
  expect(before).toEqual([{ seller_name: 'Ana Cruz' }])
  for (const id of [buyerId, sold.sellerId])
    await db.transaction((tx) => orderData.erase(tx, { id, email: null }))
  const { rows } = await db.execute(sql`
    select buyer_id, buyer_name, phone, seller_id, seller_name from orders where number = ${number}`)
  expect(rows).toEqual([{ buyer_id: null, buyer_name: '', phone: '', seller_id: null, seller_name: '' }])
})

test('what was paid and received confirms a review, which its buyer is asked for once; what goes back does not', async () => {
  const sold = await newClassified(db)
  const product = { ...sold, key: { ...sold.key, kind: 'product' } }
  await db.execute(sql`update listing set kind = 'product' where id = ${sold.id}`)
  await db.execute(sql`insert into stock (listing_id, quantity) values (${sold.id}, 9)`)
  const { number, buyerId } = await newOrder(db, product)
  const returned = await newOrder(db, product)
  const confirmed = (userId: string) => findConfirmation(db, { listingId: sold.id, userId })
  for (const one of [number, returned.number])
    await move(db, one, { name: 'hand-over-paid', actor: seller(sold.sellerId), now })
  expect(await confirmed(buyerId)).toBe(null)
  for (const one of [{ number, buyerId }, returned])
    await move(db, one.number, { name: 'receive', actor: buyer(one.buyerId), now })
  await db.execute(sql`
    update orders set state = 'refunded', refunded_cents = paid_cents, refunding_cents = paid_cents
    where number = ${returned.number}`)
  expect(await confirmed(buyerId)).toBe('purchase')
  expect(await confirmed(returned.buyerId)).toBe(null)
  for (const later of [1, 2, 3]) await askBuyers(db, days(later))
  const { rows } = await db.execute(sql`
    select user_id, href from notification where event = 'review-wanted'`)
  expect(rows).toEqual([{ user_id: buyerId, href: `/local-products/${sold.key.ref}/review` }])
})
