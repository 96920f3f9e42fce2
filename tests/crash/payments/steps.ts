import { sql } from 'drizzle-orm'
import { placeOrder } from '../../../app/deals/orders/buy/place-order.server.ts'
import { say } from '../../../app/deals/orders/disputes/carry-out.server.ts'
import { writePost } from '../../../app/deals/orders/disputes/write-post.server.ts'
import { keepOrdersCurrent } from '../../../app/deals/orders/moves/clock.server.ts'
import { move } from '../../../app/deals/orders/moves/move.server.ts'
import { settlePayment, settleUnderWay } from '../../../app/deals/orders/paypal/settle-payment.server.ts'
import { startPayment } from '../../../app/deals/orders/paypal/start-payment.server.ts'
import { askForRefunds } from '../../../app/deals/orders/refunds/ask-for-refunds.server.ts'
import { giveRefund } from '../../../app/deals/orders/refunds/give-refund.server.ts'
import type { Database } from '../../../app/ground/db/client.server.ts'
import type { FileStore } from '../../../app/ground/files/file-store.ts'
import type { PaymentProvider } from '../../../app/ground/request/payment-provider.ts'
import { decideDispute } from '../../../app/team/money-desk/disputes/decide-dispute.server.ts'

/** What a process of the site does for a buyer, a seller, an admin, PayPal or the clock. */
export type Step =
  | { do: 'order'; key: RecordKey; formKey: string; onSite: boolean; quantity: number; shownCents: number }
  | { do: 'message'; headers: Record<string, string>; body: string }
  | { do: 'return'; reference: string }
  | { do: 'refund' | 'decide'; cents: number }
  | { do: 'start' | 'cancel' | 'hand-over' | 'receive' }
  | { do: 'dispute'; formKey: string }
  | { do: 'close' | 'pay-back' | 'confirm' | 'deny' }
  | { do: 'clock' }

type RecordKey = { kind: string; ref: string }

export type StepRequest = {
  step: Step
  buyerId: string
  sellerId: string
  adminId: string
  /** In ms. */
  at: number
}

type Site = { database: Database; payPal: PaymentProvider; files: FileStore }

export async function take(
  { database, payPal, files }: Site,
  { step, buyerId, sellerId, adminId, at }: StepRequest,
): Promise<unknown> {
  const now = new Date(at)
  const settling = { database, payPal, now }
  switch (step.do) {
    case 'order': {
      const { key, formKey, quantity, shownCents, onSite } = step
      const buyer = { id: buyerId, fullName: 'Ben Cruz' }
      const how = { way: onSite ? 'on-site' : 'paypal', delivery: 'pick-up' } as const
      const order = { key, formKey, quantity, shownCents, buyer, ...how, place: '', phone: '+16702345678' }
      return placeOrder(database, order, { now, payPal, demo: false, samples: false })
    }
    case 'message': {
      const about = await payPal.readMessage(new Headers(step.headers), step.body)
      return typeof about === 'object' && about && 'reference' in about
        ? settlePayment(settling, about.reference)
        : undefined
    }
    case 'return':
      return settlePayment(settling, step.reference)
    case 'clock':
      await settleUnderWay(settling)
      await askForRefunds(settling)
      return keepOrdersCurrent(database, now)
  }
  const { rows } = await database.execute<{ number: string; left: number; post: number }>(sql`
    select number, paid_cents - refunding_cents as left,
      (select coalesce(max(id), 0)::int from dispute_post where order_id = orders.id) as post
    from orders
    where buyer_id = ${buyerId} order by id desc limit 1`)
  const [last] = rows
  if (!last) return
  const { number, left, post: seenPost } = last
  const buyer = { side: 'buyer', id: buyerId } as const
  const seller = { side: 'seller', id: sellerId } as const
  switch (step.do) {
    case 'start':
      return startPayment({ ...settling, origin: 'http://localhost' }, { number, buyerId })
    case 'cancel':
    case 'receive':
      return move(database, number, { name: step.do, actor: buyer, now })
    case 'hand-over':
      await move(database, number, { name: 'hand-over', actor: seller, now })
      return move(database, number, { name: 'hand-over-paid', actor: seller, now })
    case 'refund':
      await giveRefund(database, { number, sellerId, cents: Math.min(step.cents, left), reason: '', now })
      return askForRefunds(settling, number)
    case 'dispute': {
      const post = { formKey: step.formKey, text: 'It is broken.', photos: [], now }
      return writePost({ database, files }, { number, writer: buyer, ...post })
    }
    case 'decide': {
      const decision = { cents: Math.min(step.cents, left), reason: 'So it is.', seenLeft: left, seenPost }
      return decideDispute(settling, { number, adminId, ...decision })
    }
    case 'pay-back':
      return say(database, step.do, { number, who: seller, now })
    default:
      return say(database, step.do, { number, who: buyer, now })
  }
}
