import type { Database } from '../../../ground/db/client.server.ts'
import type { DisputeNews } from '../../../people/notifications/events.ts'
import { notifyAdmins } from '../../../people/notifications/notify-admins.server.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import { disputeAddress, disputeDeskAddress } from '../addresses.ts'
import { findLines } from '../moves/find-order.server.ts'
import type { Order } from '../tables.server.ts'

type DisputeNotice = {
  readonly to: 'buyer' | 'seller'
  readonly news: DisputeNews
  readonly cents?: number
  /** Of the occasion. */
  readonly key: string
}

/** Tells a side of an order what happens in its dispute. */
export async function tellOfDispute(
  tx: Database,
  order: Order,
  { to, news, cents = 0, key }: DisputeNotice,
): Promise<void> {
  const isSeller = to === 'seller'
  const userId = isSeller ? order.sellerId : order.buyerId
  if (userId === null) return
  await notify(tx, userId, {
    event: 'dispute',
    values: {
      title: await titleOf(tx, order),
      name: isSeller ? order.buyerName : order.sellerName,
      cents,
      isSeller,
      news,
    },
    href: disputeAddress(order.number),
    key: `dispute ${order.number} ${key}`,
    about: [isSeller ? order.buyerId : order.sellerId],
  })
}

/** Tells admins that a dispute needs them. */
export async function tellAdmins(tx: Database, order: Order, key: string): Promise<void> {
  await notifyAdmins(tx, {
    event: 'dispute-waits',
    values: { title: await titleOf(tx, order) },
    href: disputeDeskAddress(order.number),
    key: `dispute-waits ${order.number} ${key}`,
  })
}

const titleOf = async (tx: Database, { id }: Order) => (await findLines(tx, id))[0]?.title ?? ''
