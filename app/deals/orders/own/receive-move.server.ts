import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { findOrder, sideOf } from '../moves/find-order.server.ts'
import { move, type MoveOutcome } from '../moves/move.server.ts'
import { payDemo } from '../moves/pay-demo.server.ts'
import { type StartedPayment, startPayment } from '../paypal/start-payment.server.ts'
import { isOffered, offeredMove } from './load-order.server.ts'
import { states } from '../moves/states.ts'

type PressedButton = { readonly number: string; readonly name: string; readonly seen: string }

/** What a button of an order's page asks for. Null: there is no such order, or no such button. */
export async function receiveMove(
  context: RequestContext,
  { id }: Viewer,
  { number, name, seen: typed }: PressedButton,
): Promise<MoveOutcome | StartedPayment | null> {
  const { database, demo, now } = context
  const order = await findOrder(database, number, id)
  if (!order) return null
  const side = sideOf(order, id)
  if (name === 'pay' && side === 'buyer' && order.way === 'paypal')
    return startPayment(context, { number, buyerId: id })
  if (name === 'pay' && side === 'buyer') return payDemo(database, number, { buyerId: id, demo, now })
  const known = offeredMove(name)
  const seen = states.find((one) => one === typed)
  if (!known || !seen || !isOffered(known, order, side)) return null
  return move(database, number, { name: known, actor: { side, id }, now, seen })
}
