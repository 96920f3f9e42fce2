import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { newClassified, newOrder, now, orderOf, problemOf, setTaxes, site } from '../../../../tests/orders.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { balanceOf } from '../../../people/ledger/ledger.server.ts'
import { saveTerms } from '../../payments/seller-terms.server.ts'
import type { Delivery } from '../deliveries.ts'
import { findDiffering } from '../find-differing.server.ts'
import { move } from '../moves/move.server.ts'
import { orderData } from '../personal-data.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { priceOf, partIn } from './price-of.ts'

const { db } = await testDatabase()
const tax = {
  name: 'Sales tax',
  basisPoints: 425,
  islands: ['saipan'],
  kinds: ['goods'],
  from: '2026-12-01',
} as const

test('an order has each tax of goods that is due on its island and day, as the buyer saw it', async () => {
  const sold = await newClassified(db, { cents: 9_999 })
  const buyerId = await newAccount(db)
  await setTaxes(db, [tax, { ...tax, name: 'Rota tax', islands: ['rota'] }, { ...tax, kinds: ['stay'] }])
  expect(await problemOf(db, orderOf(sold, buyerId))).toBe('price')
  const yesterday = { ...site, now: new Date(+now - 24 * 60 * 60_000) }
  expect(await problemOf(db, orderOf(sold, buyerId, { shownCents: 10_424 }), yesterday)).toBe('price')
  const { number } = await newOrder(db, sold, { shownCents: 10_424 })
  // What changes later leaves it as it is.
  await setTaxes(db, [])
  const { rows } = await db.execute(sql`
    select what, name, cents, total_cents from order_charge join orders on orders.id = order_id where number = ${number}`)
  expect(rows).toEqual([{ what: 'tax', name: 'Sales tax', cents: 425, total_cents: 10_424 }])
})

test('a delivery is a line at its seller’s price, without tax, and is not offered by others', async () => {
  const sold = await newClassified(db, { cents: 10_000 })
  const { sellerId } = sold
  const buyerId = await newAccount(db)
  await setTaxes(db, [tax])
  const of = (delivery: Delivery, shownCents: number) =>
    problemOf(db, orderOf(sold, buyerId, { delivery, place: 'Songsong', shownCents }))
  expect(await of('send', 10_425)).toBe('way')
  await saveTerms(db, sellerId, {
    onSite: true,
    delivers: true,
    deliverCents: 300,
    sends: true,
    sendCents: 1_250,
  })
  expect(await of('deliver', 10_425)).toBe('price')
  expect(await of('send', 10_725)).toBe('price')
  expect(await of('send', 11_675)).toBe(null)
  await setTaxes(db, [])
  const { rows } = await db.execute(sql`
    select what, order_charge.cents from order_charge join orders on orders.id = order_id where buyer_id = ${buyerId}
    order by order_charge.id`)
  expect(rows).toEqual([
    { what: 'delivery', cents: 1_250 },
    { what: 'tax', cents: 425 },
  ])
})

test('tax is no income of the seller’s: in the ledger, on receipts, and of what goes back in parts', async () => {
  const sold = await newClassified(db, { cents: 10_000 })
  const { sellerId } = sold
  await setTaxes(db, [tax])
  const { number, buyerId } = await newOrder(db, sold, { shownCents: 10_425 })
  await setTaxes(db, [])
  await move(db, number, { name: 'hand-over-paid', actor: { side: 'seller', id: sellerId }, now })
  expect(await balanceOf(db, { kind: 'seller', party: sellerId })).toBe(10_000)
  expect(await balanceOf(db, { kind: 'buyer', party: buyerId })).toBe(-10_425)
  for (const cents of [1, 333, 10_091])
    expect(await giveRefund(db, { number, sellerId, cents, reason: '', now })).toBe(null)
  expect(await balanceOf(db, { kind: 'seller', party: sellerId })).toBe(0)
  const { rows } = await db.execute(sql`
    select kind, cents, tax_cents from receipt where seller_id = ${sellerId} order by number`)
  expect(rows).toEqual([
    { kind: 'payment', cents: 10_425, tax_cents: 425 },
    { kind: 'refund', cents: 1, tax_cents: 0 },
    { kind: 'refund', cents: 333, tax_cents: 14 },
    { kind: 'refund', cents: 10_091, tax_cents: 411 },
  ])
  expect(await findDifferences(db)).toEqual([])
  expect(await findDiffering(db)).toEqual([])
  const { bought } = (await orderData.read(db, { id: buyerId, email: null })) as { bought: object[] }
  expect(bought).toMatchObject([
    {
      lines: [{ title: 'Rattan set', quantity: 1, unitCents: 10_000 }],
      charges: [{ what: 'tax', name: 'Sales tax', cents: 425 }],
    },
  ])
})

test('the database takes no order that does not add up, and changes no charge', async () => {
  const { number } = await newOrder(db, await newClassified(db))
  const id = sql`(select id from orders where number = ${number})`
  const refusal = (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(
      () => null,
      (error: { cause?: { constraint?: string; message: string } }) =>
        error.cause?.constraint ?? error.cause?.message,
    )
  expect(
    await refusal(
      sql`insert into order_charge (order_id, what, name, cents) values (${id}, 'tax', 'Late', 1)`,
    ),
  ).toBe('order_adds_up')
  expect(await refusal(sql`update order_line set quantity = 2 where order_id = ${id}`)).toBe('order_adds_up')
  expect(await refusal(sql`update orders set total_cents = 1 where number = ${number}`)).toBe('order_adds_up')
  expect(await refusal(sql`delete from order_charge`)).toBe('rows of order_charge are only ever added')
})

test('the tax of refunds never falls, and is all of it at the end', () => {
  const amounts = fc
    .tuple(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(([unitCents, basisPoints, quantity]) =>
      priceOf([{ unitCents, quantity, island: 'saipan' }], {
        taxes: [{ ...tax, basisPoints, islands: ['saipan'], kinds: ['goods'] }],
        deliveryCents: 300,
      }),
    )
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), ({ charges, totalCents }, part) => {
      const taxCents = charges.filter(({ what }) => what === 'tax').reduce((sum, { cents }) => sum + cents, 0)
      const back = Math.round((totalCents * part) / 10_000)
      const taxed = { partCents: taxCents, totalCents }
      expect(partIn(totalCents, taxed)).toBe(taxCents)
      expect(partIn(back, taxed)).toBeGreaterThanOrEqual(partIn(Math.max(0, back - 1), taxed))
      expect(partIn(back, taxed)).toBeLessThanOrEqual(back)
    }),
  )
})
