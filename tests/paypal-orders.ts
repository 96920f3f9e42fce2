import { sql } from 'drizzle-orm'
import { payPal as openPayPal } from '../app/deals/payments/paypal/paypal.server.ts'
import { saveMerchant } from '../app/deals/payments/seller-terms.server.ts'
import { startPayment } from '../app/deals/orders/paypal/start-payment.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { newClassified, newOrder, now } from './orders.ts'
import { payPalServer } from './paypal-server.ts'

type Site = Omit<Parameters<typeof startPayment>[0], 'origin'>

/** Where PayPal asks the buyer of an order whether they agree; null: the payment can't be started. */
export async function placeToAgree(site: Site, asked: Parameters<typeof startPayment>[1]) {
  const started = await startPayment({ ...site, origin: 'http://localhost' }, asked)
  return started.ok ? started.leadsTo : null
}

/** Orders that are paid at a PayPal of the test's own; `fake.close` ends it. */
export async function payPalOrders(db: Database) {
  const fake = await payPalServer()
  const payPal = openPayPal(fake.keys)
  const site = { now, demo: false, samples: false, payPal }
  const settling = { database: db, payPal, now }

  async function ordered() {
    const sold = await newClassified(db)
    await saveMerchant(db, sold.sellerId, 'SELLER2345678')
    const { number, buyerId } = await newOrder(db, sold, { way: 'paypal' }, site)
    const start = (at = now) => placeToAgree({ ...settling, now: at }, { number, buyerId })
    return { sold, number, buyerId, start }
  }

  /** An order that its buyer has agreed to at PayPal. */
  async function approved() {
    const order = await ordered()
    const approveAt = (await order.start())!
    fake.approve(approveAt)
    return { ...order, approveAt, reference: fake.referenceOf(approveAt) }
  }

  /** How far an order and its last payment are. */
  async function stateOf(number: string) {
    const { rows } = await db.execute<{ state: string; payment: string | null; fault: string | null }>(sql`
      select orders.state, payment.state as payment, fault from orders left join payment on order_id = orders.id
      where number = ${number} order by payment.id desc limit 1`)
    return rows[0]!
  }

  return { fake, payPal, settling, ordered, approved, stateOf }
}
