import { eq, sql } from 'drizzle-orm'
import { findDispute } from '../../../deals/orders/disputes/find-dispute.server.ts'
import { leftOf } from '../../../deals/orders/disputes/decide.server.ts'
import { findEndings } from '../../../deals/orders/disputes/end.server.ts'
import { owedOf } from '../../../deals/orders/disputes/endings.ts'
import { findLines } from '../../../deals/orders/moves/find-order.server.ts'
import { orders } from '../../../deals/orders/tables.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'

export type OpenDispute = {
  readonly number: string
  readonly title: string
  readonly seller: string
  readonly buyer: string
  readonly cents: number
  /** `ended`: staff have given up what its seller owes. */
  readonly step: 'decide' | 'carry-out' | 'ended'
  readonly openedAt: Date
}

const most = 200

/** What waits for the staff first, then for sellers, then what was given up; the oldest first. */
export async function findOpenDisputes(database: Database): Promise<OpenDispute[]> {
  const { rows } = await database.execute<Omit<OpenDispute, 'openedAt'> & { openedAt: string }>(sql`
    select number, seller_name as seller, buyer_name as buyer, coalesce(cents, total_cents) as cents,
      case when state <> 'disputed' then 'ended' when decided_at is null then 'decide' else 'carry-out' end as step,
      opened_at as "openedAt", (select title from order_line where order_id = orders.id order by id limit 1) as title
    from orders join dispute on dispute.order_id = orders.id
    where orders.id in (
      select id from orders where state = 'disputed' union select order_id from dispute where given_up_cents is not null)
      and (state = 'disputed' or given_up_cents > refunded_cents)
    order by decided_at is not null, state <> 'disputed', opened_at limit ${most}`)
  return rows.map((one) => ({ ...one, openedAt: new Date(one.openedAt) }))
}

/** A dispute as the staff see it; null: the order has none. */
export async function findForStaff(
  { database, payPal }: Pick<RequestContext, 'database' | 'payPal'>,
  number: string,
) {
  const [order] = await database.select().from(orders).where(eq(orders.number, number))
  const dispute = order && (await findDispute(database, order.id))
  if (!order || !dispute) return null
  const { id, state, way, paidCents, refundedCents, refundingCents, sellerId, buyerId } = order
  const [line] = await findLines(database, id)
  return {
    id,
    number,
    state,
    way,
    title: line?.title ?? number,
    paidCents,
    refundedCents,
    promisedCents: refundingCents - refundedCents,
    seller: { id: sellerId, name: order.sellerName },
    buyer: { id: buyerId, name: order.buyerName },
    handedAt: order.handedAt,
    dispute,
    left: leftOf(order),
    owedCents: owedOf(order, dispute),
    endings: await findEndings(database, order, { found: dispute, hasPayPal: payPal !== null }),
  }
}
