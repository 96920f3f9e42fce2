import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { applyMove } from '../moves/apply-move.server.ts'
import { type Actor, lockOrder } from '../moves/find-order.server.ts'
import type { MoveName } from '../moves/states.ts'
import { keepPromise } from '../refunds/record-refund.server.ts'
import { type Order, refund } from '../tables.server.ts'
import { barIfOwing } from './end-if-done.server.ts'
import { dispute } from './tables.server.ts'
import { tellAdmins, tellOfDispute } from './tell-of-dispute.server.ts'

/**
 * What the sides press in a dispute. `close`: its buyer takes it back. The others are about what was paid at the
 * handover: its seller says that the buyer has it back, who confirms that or denies it.
 */
export const steps = ['close', 'pay-back', 'confirm', 'deny'] as const
export type Step = (typeof steps)[number]

const moveOf = {
  close: 'settle',
  'pay-back': 'pay-back',
  deny: 'deny',
} as const satisfies Partial<Record<Step, MoveName>>

/** @param isDecided by staff */
export function maySay(
  step: Step,
  { state, way, deadline, refundingCents, refundedCents }: Order,
  { side, isDecided }: { side: 'buyer' | 'seller'; isDecided: boolean },
): boolean {
  if (state !== 'disputed') return false
  if (step === 'close') return side === 'buyer' && !isDecided
  if (!isDecided || way !== 'on-site' || refundingCents === refundedCents) return false
  // The buyer may have the money before its seller says so.
  if (step === 'confirm') return side === 'buyer'
  return step === 'deny' ? side === 'buyer' && deadline !== null : side === 'seller' && deadline === null
}

type StepRequest = {
  readonly number: string
  readonly who: Exclude<Actor, { side: 'site' }>
  readonly now: Date
}

/** @returns false where they can't say so now */
export const say = (database: Database, step: Step, { number, who, now }: StepRequest): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, number, who)
    if (!order) return false
    const decided = and(eq(dispute.orderId, order.id), isNotNull(dispute.decidedAt))
    const isDecided = (await tx.$count(dispute, decided)) > 0
    if (!maySay(step, order, { side: who.side, isDecided })) return false
    if (step === 'confirm') {
      await confirmPaidBack(tx, order, now)
      return true
    }
    const moved = await applyMove(tx, order, { name: moveOf[step], actor: who, now })
    if (!moved) return false
    const cents = order.refundingCents - order.refundedCents
    const key = `${step} ${now.toISOString()}`
    if (step === 'close') await tellOfDispute(tx, order, { to: 'seller', news: 'closed', key })
    else {
      if (step === 'pay-back') await tellOfDispute(tx, order, { to: 'buyer', news: 'paid-back', cents, key })
      else {
        await tellOfDispute(tx, order, { to: 'seller', news: 'denied', cents, key })
        await tellAdmins(tx, order, key)
      }
      if (order.sellerId) await barIfOwing(tx, order.sellerId)
    }
    return true
  })

/** The buyer has what was promised, as they say or by not denying it for three days. */
export async function confirmPaidBack(tx: Database, order: Order, now: Date): Promise<void> {
  const promised = await tx
    .select({ id: refund.id, cents: refund.cents })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), eq(refund.state, 'promised')))
  for (const one of promised) await keepPromise(tx, order, { ...one, actor: { side: 'site' }, now })
}
