import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { say, type Step } from '../app/deals/orders/disputes/carry-out.server.ts'
import { findLastPost } from '../app/deals/orders/disputes/find-dispute.server.ts'
import { writePost } from '../app/deals/orders/disputes/write-post.server.ts'
import { move } from '../app/deals/orders/moves/move.server.ts'
import { settlePayment } from '../app/deals/orders/paypal/settle-payment.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import type { PaymentProvider } from '../app/ground/request/payment-provider.ts'
import { decideDispute } from '../app/team/money-desk/disputes/decide-dispute.server.ts'
import { newAccount } from './bookings.ts'
import { memoryFiles } from './memory-files.ts'
import { newClassified, newOrder, now, orderOf, problemOf } from './orders.ts'
import { payPalOrders } from './paypal-orders.ts'

export const buyer = (id: string) => ({ side: 'buyer', id }) as const
export const seller = (id: string) => ({ side: 'seller', id }) as const

type Order = { readonly number: string; readonly buyerId: string; readonly sellerId: string }

/** Paid orders, and what happens in their disputes, at a PayPal of the test's own; `fake.close` ends it. */
export async function disputedOrders(db: Database) {
  const { fake, payPal, settling, approved } = await payPalOrders(db)
  const files = memoryFiles()
  const adminId = await newAccount(db)

  /** Paid at the handover, which its seller has ticked off. */
  async function handedOver(): Promise<Order & { readonly listingId: number }> {
    const sold = await newClassified(db)
    const { number, buyerId } = await newOrder(db, sold)
    await move(db, number, { name: 'hand-over-paid', actor: seller(sold.sellerId), now })
    return { number, buyerId, sellerId: sold.sellerId, listingId: sold.id }
  }

  /** Paid by PayPal, and not handed over. */
  async function paidByPayPal() {
    const { number, buyerId, sold, reference } = await approved()
    await settlePayment(settling, reference)
    return { number, buyerId, sellerId: sold.sellerId, reference }
  }

  const write = (
    { number }: Order,
    writer: ReturnType<typeof buyer> | ReturnType<typeof seller>,
    more: Partial<Parameters<typeof writePost>[1]> = {},
  ) =>
    writePost(
      { database: db, files },
      { number, writer, formKey: randomUUID(), text: 'It is broken.', photos: [], now, ...more },
    )

  async function lastPostOf({ number }: Pick<Order, 'number'>) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id::int from orders where number = ${number}`,
    )
    return findLastPost(db, rows[0]!.id)
  }

  const decide = async (
    { number }: Order,
    cents: number,
    {
      seenLeft = 45_000,
      seenPost,
      at = now,
      by = payPal,
    }: { seenLeft?: number; seenPost?: number; at?: Date; by?: PaymentProvider | null } = {},
  ) =>
    decideDispute(
      { database: db, payPal: by, now: at },
      {
        number,
        adminId,
        cents,
        reason: 'Both have said enough.',
        seenLeft,
        seenPost: seenPost ?? (await lastPostOf({ number })),
      },
    )

  const press = ({ number, buyerId, sellerId }: Order, step: Step, at = now) =>
    say(db, step, { number, who: step === 'pay-back' ? seller(sellerId) : buyer(buyerId), now: at })

  async function read({ number }: Order) {
    const { rows } = await db.execute(sql`
      select state, refunded_cents as refunded, refunding_cents as refunding from orders where number = ${number}`)
    return rows[0]
  }

  async function newsOf(userId: string) {
    const { rows } = await db.execute<{ news: string }>(sql`
      select values ->> 'news' as news from notification where user_id = ${userId} and event = 'dispute' order by id`)
    return rows.map(({ news }) => news)
  }

  /** Whether one can buy from a seller. */
  async function sells({ sellerId }: Order) {
    const other = await newClassified(db, { sellerId })
    return (await problemOf(db, orderOf(other, await newAccount(db)))) === null
  }

  return {
    fake,
    payPal,
    files,
    adminId,
    handedOver,
    paidByPayPal,
    write,
    lastPostOf,
    decide,
    press,
    read,
    newsOf,
    sells,
  }
}
