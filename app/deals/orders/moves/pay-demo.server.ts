import type { Database } from '../../../ground/db/client.server.ts'
import { answerSoon } from '../samples/answer-for-samples.server.ts'
import { applyMove } from './apply-move.server.ts'
import { lockOrder } from './find-order.server.ts'
import type { MoveOutcome } from './move.server.ts'

/** In demo mode a buyer's order is paid without money. One that is paid already stays so. */
export const payDemo = (
  database: Database,
  number: string,
  { buyerId, demo, now }: { buyerId: string; demo: boolean; now: Date },
): Promise<MoveOutcome> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, number, { side: 'buyer', id: buyerId })
    if (!order) return { ok: false, problem: 'gone' }
    if (order.way !== 'demo' || !demo) return { ok: false, problem: 'stale' }
    if (order.paidAt) return { ok: true, order }
    if (order.deadline && order.deadline <= now) return { ok: false, problem: 'stale' }
    const paid = await applyMove(tx, order, { name: 'pay', actor: { side: 'site' }, now })
    if (!paid) return { ok: false, problem: 'stale' }
    if (paid.scope !== '') await answerSoon(tx, number, now)
    return { ok: true, order: paid }
  })
