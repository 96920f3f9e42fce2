import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { newAccount } from '../../../../tests/bookings.ts'
import { memoryFiles } from '../../../../tests/memory-files.ts'
import { newClassified, newOrder, now } from '../../../../tests/orders.ts'
import { payPalOrders } from '../../../../tests/paypal-orders.ts'
import { runs, seed } from '../../../../tests/seed.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { findDifferences } from '../../../people/ledger/find-differences.server.ts'
import { decideDispute } from '../../../team/money-desk/disputes/decide-dispute.server.ts'
import { findDiffering } from '../find-differing.server.ts'
import { keepOrdersCurrent } from '../moves/clock.server.ts'
import { lockOrder } from '../moves/find-order.server.ts'
import { move } from '../moves/move.server.ts'
import { settlePayment } from '../paypal/settle-payment.server.ts'
import { askForRefunds } from '../refunds/ask-for-refunds.server.ts'
import { giveRefund } from '../refunds/give-refund.server.ts'
import { say } from './carry-out.server.ts'
import { endDispute } from './end.server.ts'
import { writePost } from './write-post.server.ts'

const { db } = await testDatabase()
const { fake, settling, approved } = await payPalOrders(db)
afterAll(fake.close)
const files = memoryFiles()
const adminId = await newAccount(db)

const cents = fc.constantFrom(0, 5_000, 45_000)
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('write', 'hand-over', 'receive', 'message'), cents }),
  fc.record({ do: fc.constantFrom('close', 'pay-back', 'confirm', 'deny'), cents }),
  fc.record({ do: fc.constantFrom('decide', 'end', 'refund', 'refund-there', 'fault'), cents }),
  fc.record({ do: fc.constantFrom('permit', 'forbid', 'wait'), cents }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

type World = {
  readonly number: string
  readonly buyerId: string
  readonly sellerId: string
  /** Of its payment at PayPal; null: it is paid at the handover. */
  readonly reference: string | null
  at: Date
}

/** Paid at the handover, which its seller has ticked off. */
async function handedOver() {
  const sold = await newClassified(db)
  const { number, buyerId } = await newOrder(db, sold)
  await move(db, number, { name: 'hand-over-paid', actor: { side: 'seller', id: sold.sellerId }, now })
  return { number, buyerId, sellerId: sold.sellerId, reference: null }
}

async function paidByPayPal() {
  const { number, buyerId, sold, reference } = await approved()
  await settlePayment(settling, reference)
  return { number, buyerId, sellerId: sold.sellerId, reference }
}

/** A paid order, whose buyer has opened a dispute. */
async function disputed(isOnSite: boolean): Promise<World> {
  const world = { ...(await (isOnSite ? handedOver() : paidByPayPal())), at: now }
  await take(world, { do: 'write', cents: 0 })
  return world
}

async function take(world: World, { do: name, cents }: Step): Promise<unknown> {
  const { number, buyerId, sellerId, reference, at } = world
  const buyer = { side: 'buyer', id: buyerId } as const
  const seller = { side: 'seller', id: sellerId } as const
  const atPayPal = { ...settling, now: at }
  switch (name) {
    case 'write': {
      const post = { formKey: randomUUID(), text: 'It is broken.', photos: [], now: at }
      return writePost({ database: db, files }, { number, writer: buyer, ...post })
    }
    case 'hand-over':
      return move(db, number, { name, actor: seller, now: at })
    case 'receive':
      return move(db, number, { name, actor: buyer, now: at })
    case 'close':
    case 'confirm':
    case 'deny':
      return say(db, name, { number, who: buyer, now: at })
    case 'pay-back':
      return say(db, name, { number, who: seller, now: at })
    case 'decide': {
      const { rows } = await db.execute<{ left: number; post: number }>(sql`
        select paid_cents - refunding_cents as left,
          (select coalesce(max(id), 0)::int from dispute_post where order_id = orders.id) as post
        from orders where number = ${number}`)
      const { left: seenLeft, post: seenPost } = rows[0]!
      const seen = { seenLeft, seenPost }
      const decision = { number, adminId, cents: Math.min(cents, seenLeft), reason: 'So it is.', ...seen }
      return decideDispute(atPayPal, decision)
    }
    case 'end':
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, number, { side: 'site' })
        const ending = cents === 0 ? 'returned' : 'given-up'
        return endDispute(tx, order!, { ending, hasPayPal: true, now: at })
      })
    case 'refund':
      if (cents > 0) await giveRefund(db, { number, sellerId, cents, reason: '', now: at })
      return askForRefunds(atPayPal, number)
    case 'refund-there': {
      const back = reference === null ? 0 : fake.given(reference).reduce((sum, one) => sum + one, 0)
      if (reference !== null && cents > 0 && back + cents <= 45_000) fake.refund(reference, cents)
      return
    }
    case 'message':
      return reference === null ? undefined : settlePayment(atPayPal, reference)
    case 'fault':
      return fake.faults.push({ at: 'refund', how: cents === 0 ? 'cut' : 'fail' })
    case 'permit':
    case 'forbid':
      fake.permission.toRefund = name === 'permit'
      return
    case 'wait':
      world.at = new Date(+at + (cents === 0 ? 1 : 3 * 24 * 60) * 60_000)
      await askForRefunds({ ...settling, now: world.at })
      return keepOrdersCurrent(db, world.at)
  }
}

/** The order, and whether its seller is barred and owes what is theirs to give back. */
async function read({ number, sellerId }: World) {
  const { rows } = await db.execute<
    Record<'paid' | 'refunded' | 'refunding' | 'earned', number> & OrderRow
  >(sql`
    select state, paid_cents as paid, refunded_cents as refunded, refunding_cents as refunding,
      (select barred from seller_terms where user_id = ${sellerId}) as barred,
      (select coalesce(sum(cents), 0)::int from ledger_account join ledger_entry on account_id = ledger_account.id
        where kind = 'seller' and party_id = ${sellerId}) as earned,
      (select decided_at is not null from dispute where order_id = orders.id) as decided,
      state = 'disputed' and exists (select from refund where order_id = orders.id and state = 'promised'
        and case way when 'on-site' then deadline is null else refused_at is not null end)
      or (select coalesce(given_up_cents > refunded_cents, false) from dispute where order_id = orders.id) as owes
    from orders where number = ${number}`)
  return rows[0]!
}
type OrderRow = Record<'barred' | 'decided' | 'owes', boolean> & { state: string }

test('after any steps in a dispute, several at once, what is called refunded is back, once, and who owes is barred', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
      async (isOnSite, all) => {
        fake.faults.length = 0
        fake.permission.toRefund = true
        const world = await disputed(isOnSite)
        for (const together of all)
          await Promise.all(together.map((one) => take(world, one).catch(() => undefined)))
        const { state, paid, refunded, refunding, earned, barred, decided, owes } = await read(world)
        expect(paid).toBe(45_000)
        expect(earned).toBe(paid - refunded)
        const given = world.reference === null ? [refunded] : fake.given(world.reference)
        const back = given.reduce((sum, cents) => sum + cents, 0)
        expect(refunded).toBeLessThanOrEqual(back)
        expect(back).toBeLessThanOrEqual(paid)
        expect(state === 'refunded').toBe(refunded === paid)
        const isEndless = state === 'disputed' && decided && refunding === refunded
        expect(isEndless).toBe(false)
        expect(barred).toBe(Boolean(decided) && owes)
      },
    ),
    { seed, numRuns: runs(50, 5_000) },
  )
  expect(await findDifferences(db)).toEqual([])
  expect(await findDiffering(db)).toEqual([])
})
