import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { newClassified, now, orderOf, setFee, setTaxes } from '../../../../tests/orders.ts'
import { placeToAgree } from '../../../../tests/paypal-orders.ts'
import { payPalServer } from '../../../../tests/paypal-server.ts'
import { runs, seed } from '../../../../tests/seed.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { payPal as openPayPal } from '../../payments/paypal/paypal.server.ts'
import { saveMerchant } from '../../payments/seller-terms.server.ts'
import { placeOrder } from '../buy/place-order.server.ts'
import { shareOf } from '../../bookings/prices/taxes.ts'
import { findDiffering } from '../find-differing.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { move } from '../moves/move.server.ts'
import { settlePayment, settleUnderWay } from './settle-payment.server.ts'

const { db } = await testDatabase()
const fake = await payPalServer()
afterAll(fake.close)
const payPal = openPayPal(fake.keys)

const buyer = fc.nat(1)
const step = fc.oneof(
  fc.record({ do: fc.constant('order' as const), buyer, onSite: fc.boolean() }),
  fc.record({ do: fc.constantFrom('start', 'approve', 'return', 'message', 'cancel', 'receive'), buyer }),
  fc.record({ do: fc.constant('hand-over' as const), buyer }),
  fc.record({
    do: fc.constant('fault' as const),
    at: fc.constantFrom('create' as const, 'find' as const, 'capture' as const),
    how: fc.constantFrom('fail' as const, 'cut' as const, 'declined' as const, 'amount' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 14, 16) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What we know of a payment that PayPal has captured. */
const known = ['captured', 'held', 'capturing']

/** Two buyers, what they ordered last and where they were led, and the time. */
type World = {
  sold: Awaited<ReturnType<typeof newClassified>>
  /** With the tax of the run. */
  totalCents: number
  buyers: string[]
  numbers: (string | null)[]
  led: (string | null)[]
  at: Date
}

async function take(world: World, one: Step): Promise<void> {
  const { sold, totalCents, buyers, numbers, led, at } = world
  const settling = { database: db, payPal, now: at }
  if (one.do === 'fault') return void fake.faults.push({ at: one.at, how: one.how })
  if (one.do === 'wait') {
    world.at = new Date(+at + one.minutes * 60_000)
    await settleUnderWay({ ...settling, now: world.at })
    return keepOrdersCurrent(db, world.at)
  }
  const index = one.buyer
  const buyerId = buyers[index]!
  const number = numbers[index]
  if (one.do === 'order') {
    const way = one.onSite ? 'on-site' : 'paypal'
    const done = await placeOrder(db, orderOf(sold, buyerId, { way, shownCents: totalCents }), {
      now: at,
      demo: false,
      samples: false,
      payPal,
    })
    if (done.ok) [numbers[index], led[index]] = [done.number, null]
    return
  }
  if (!number) return
  const to = led[index]
  switch (one.do) {
    case 'start':
      led[index] = (await placeToAgree({ database: db, payPal, now: at }, { number, buyerId })) ?? to!
      return
    case 'approve':
      return to ? fake.approve(to) : undefined
    case 'return':
    case 'message':
      if (to) await settlePayment(settling, fake.referenceOf(to))
      return
    case 'cancel':
    case 'receive':
      await move(db, number, { name: one.do, actor: { side: 'buyer', id: buyerId }, now: at })
      return
    case 'hand-over': {
      const actor = { side: 'seller', id: sold.sellerId } as const
      await move(db, number, { name: 'hand-over', actor, now: at })
      await move(db, number, { name: 'hand-over-paid', actor, now: at })
    }
  }
}

test('after any steps, several at once, what was captured is paid or held, once, and the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 7 }),
      fc.constantFrom(0, 425, 333),
      async (all, basisPoints) => {
        fake.faults.length = 0
        fake.captures.length = 0
        const sold = await newClassified(db)
        await saveMerchant(db, sold.sellerId, 'SELLER2345678')
        const taxes = [
          { name: 'Tax', basisPoints, islands: ['saipan'], kinds: ['goods'], from: '2026-01-01' } as const,
        ].filter((tax) => tax.basisPoints > 0)
        await setTaxes(db, taxes)
        await setFee(db, basisPoints)
        // The tax of the order, and the fee that its seller owes.
        const taxCents = shareOf(basisPoints, sold.cents)
        const buyers = [await newAccount(db), await newAccount(db)]
        const world: World = {
          sold,
          totalCents: sold.cents + taxCents,
          buyers,
          numbers: [null, null],
          led: [null, null],
          at: now,
        }
        await db.execute(sql`update payment set state = 'ended' where state = 'capturing'`)
        for (const together of all)
          await Promise.all(together.map((one) => take(world, one).catch(() => undefined)))

        const captured = fake.captures.map(({ order }) => order)
        expect(new Set(captured).size).toBe(captured.length)
        const { rows } = await db.execute<{
          number: string
          state: string
          paid: number
          payment: string
          way: string
        }>(sql`
          select number, orders.state, orders.way, paid_cents as paid, (
            select payment.state from payment where order_id = orders.id order by payment.id desc limit 1) as payment
          from orders where seller_id = ${sold.sellerId}`)
        const wrong = rows.filter(({ number, paid, payment, way }) => {
          const isCaptured = captured.includes(number)
          return way === 'paypal' && ((paid > 0 && !isCaptured) || (isCaptured && !known.includes(payment)))
        })
        expect(wrong).toEqual([])
        const earned = rows.reduce((sum, { paid }) => sum + (paid && paid - 2 * taxCents), 0)
        const { rows: posted } = await db.execute(sql`
          select coalesce(sum(cents), 0)::int as cents from ledger_account join ledger_entry on account_id = ledger_account.id
          where kind = 'seller' and party_id = ${sold.sellerId}`)
        expect(posted).toEqual([{ cents: earned }])
        // One piece is sold once.
        expect(rows.filter(({ paid }) => paid > 0).length).toBeLessThanOrEqual(1)
      },
    ),
    { seed, numRuns: runs(100, 5_000) },
  )
  expect(await findDifferences(db)).toEqual([])
  expect(await findDiffering(db)).toEqual([])
  const { rows } = await db.execute(sql`select coalesce(sum(cents), 0)::int as total from ledger_entry`)
  expect(rows).toEqual([{ total: 0 }])
})
