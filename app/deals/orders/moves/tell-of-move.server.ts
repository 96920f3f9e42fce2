import type { Database } from '../../../ground/db/client.server.ts'
import type { OrderNews } from '../../../people/notifications/events.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { orderAddress } from '../addresses.ts'
import { findLines } from './find-order.server.ts'
import type { MoveName, Side } from './states.ts'
import type { Order } from '../tables.server.ts'

type News = { readonly to: 'buyer' | 'seller'; readonly news: OrderNews }

type TellingOrder = Pick<Order, 'state' | 'way' | 'bookingId'>

/** What a move tells, and whom. Only the order's page says that a hold has run out. */
function newsOf(move: MoveName | 'order', by: Side, { state, way, bookingId }: TellingOrder): News[] {
  // What a booking becomes is told with the booking.
  if (bookingId !== null) return []
  switch (move) {
    case 'order':
      return state === 'open' ? [{ to: 'seller', news: 'ordered' }] : []
    case 'pay':
      return [{ to: 'seller', news: 'paid' }]
    case 'hand-over':
    case 'hand-over-paid':
      return [{ to: 'buyer', news: 'handed-over' }]
    case 'receive':
    case 'complete':
      return [{ to: 'seller', news: 'completed' }]
    case 'cancel':
      if (by === 'seller') return [{ to: 'buyer', news: 'cancelled' }]
      return way === 'on-site' ? [{ to: 'seller', news: 'cancelled' }] : []
    case 'end':
      // Only what is booked ends so.
      return []
    case 'refund':
      // `tellOfRefund` says how much.
      return []
    case 'dispute':
    case 'decide':
    case 'pay-back':
    case 'deny':
    case 'settle':
      // `tellOfDispute` says what happens in it.
      return []
    case 'expire':
      return way === 'on-site'
        ? [
            { to: 'buyer', news: 'expired' },
            { to: 'seller', news: 'expired' },
          ]
        : []
  }
}

type MoveNotice = { readonly move: MoveName | 'order'; readonly by: Side; readonly moveId: number }

/** Tells who has to know of what has happened to an order, in its transaction. */
export async function tellOfMove(
  tx: Database,
  order: Order,
  { move, by, moveId }: MoveNotice,
): Promise<void> {
  for (const { to, news } of newsOf(move, by, order))
    await tell(tx, order, { to, news, cents: order.totalCents, key: String(moveId) })
}

type RefundNotice = { readonly cents: number; readonly news: OrderNews; readonly key: string }

/** Tells a buyer of money that they get back. */
export const tellOfRefund = (tx: Database, order: Order, notice: RefundNotice): Promise<void> =>
  tell(tx, order, { to: 'buyer', ...notice })

/** Tells a seller of money that they have to give back themselves. */
export const tellOfRefused = (
  tx: Database,
  order: Order,
  notice: Omit<RefundNotice, 'news'>,
): Promise<void> => tell(tx, order, { to: 'seller', news: 'refund-refused', ...notice })

async function tell(
  tx: Database,
  order: Order,
  { to, news, cents, key }: News & Pick<RefundNotice, 'cents' | 'key'>,
): Promise<void> {
  const isSeller = to === 'seller'
  const userId = isSeller ? order.sellerId : order.buyerId
  if (userId === null) return
  const [line] = await findLines(tx, order.id)
  const name = isSeller ? order.buyerName : order.sellerName
  await notify(tx, userId, {
    event: 'order',
    values: { title: line?.title ?? '', name, cents, isSeller, news },
    href: orderAddress(order.number),
    key: `order ${order.number} ${key}`,
    about: [isSeller ? order.buyerId : order.sellerId],
  })
}
