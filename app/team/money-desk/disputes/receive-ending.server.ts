import { endDispute } from '../../../deals/orders/disputes/end.server.ts'
import type { Ending } from '../../../deals/orders/disputes/endings.ts'
import { lockOrder } from '../../../deals/orders/moves/find-order.server.ts'
import { record } from '../../../ground/audit/record.server.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn, sentIn, textIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { passAgain } from '../../../people/accounts/second-step/pass-again.server.ts'
import { moneyAudited } from '../audited.server.ts'
import { isOwnMoney } from '../is-own-money.ts'
import type { DisputeSubmission } from './receive-decision.server.ts'
import { endingFields, type RefusedEnding } from './ending-fields.ts'

/** Takes how an admin ends a dispute; null: it is ended. */
export async function receiveEnding(
  context: RequestContext,
  admin: Viewer,
  { number, request, form }: DisputeSubmission,
): Promise<RefusedEnding | null> {
  const typed = { ending: lineIn(form, 'ending'), reason: textIn(form, 'reason') }
  const refuse = (problem: RefusedEnding['problem'], code?: RefusedEnding['code']): RefusedEnding => ({
    of: 'ending',
    typed,
    problem,
    code,
  })
  const { values, problems } = readFields(endingFields, form)
  const { ending, reason } = values
  if (ending === '') return refuse('ending')
  if (problems?.reason) return refuse(problems.reason === 'missing' ? 'missing' : 'long')
  const passed = await passAgain(context, request, admin, sentIn(form, 'code'))
  if (!passed.ok) return refuse('code', passed.code)
  const isEnded = await end(context, { number, adminId: admin.id, ending, reason })
  return isEnded ? null : refuse('stale')
}

type EndingRequest = {
  readonly number: string
  readonly adminId: string
  readonly ending: Ending
  readonly reason: string
}

const end = (
  { database, payPal, now }: Pick<RequestContext, 'database' | 'payPal' | 'now'>,
  { number, adminId, ending, reason }: EndingRequest,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, number, { side: 'site' })
    const hasPayPal = payPal !== null
    if (!order || isOwnMoney(order, adminId)) return false
    if (!(await endDispute(tx, order, { ending, hasPayPal, now }))) return false
    await record(tx, moneyAudited, {
      actorId: adminId,
      action: 'dispute-ended',
      subject: { kind: 'order', id: number },
      changes: { ending: [null, ending], reason: [null, reason] },
    })
    return true
  })
