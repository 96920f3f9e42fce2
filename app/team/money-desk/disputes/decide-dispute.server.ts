import { decide, leftOf } from '../../../deals/orders/disputes/decide.server.ts'
import { findLastPost } from '../../../deals/orders/disputes/find-dispute.server.ts'
import { lockOrder } from '../../../deals/orders/moves/find-order.server.ts'
import { askForRefunds } from '../../../deals/orders/refunds/ask-for-refunds.server.ts'
import { record } from '../../../ground/audit/record.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { moneyAudited } from '../audited.server.ts'
import { isOwnMoney } from '../is-own-money.ts'

type Decision = {
  readonly number: string
  readonly adminId: string
  readonly cents: number
  readonly reason: string
  /** What could still go back when they decided, in cents. */
  readonly seenLeft: number
  /** The id of the last post that they read. */
  readonly seenPost: number
}

/** @returns false where it is no longer as the admin saw it, or about their own money */
export async function decideDispute(
  { database, payPal, now }: Pick<RequestContext, 'database' | 'payPal' | 'now'>,
  { number, adminId, cents, reason, seenLeft, seenPost }: Decision,
): Promise<boolean> {
  const isDecided = await database.transaction(async (tx) => {
    const order = await lockOrder(tx, number, { side: 'site' })
    if (!order || isOwnMoney(order, adminId)) return false
    if (leftOf(order) !== seenLeft || cents > seenLeft) return false
    if ((await findLastPost(tx, order.id)) !== seenPost) return false
    if (!(await decide(tx, order, { cents, words: reason, adminId, now }))) return false
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'dispute',
      subject: { kind: 'order', id: number },
      changes: { cents: [null, String(cents)], reason: [null, reason] },
    })
    return true
  })
  if (isDecided && payPal) await askForRefunds({ database, payPal, now }, number)
  return isDecided
}
