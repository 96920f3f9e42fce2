import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn, sentIn, textIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { passAgain } from '../../../people/accounts/second-step/pass-again.server.ts'
import { decideDispute } from './decide-dispute.server.ts'
import { decisionFields, type RefusedDecision } from './decision-fields.ts'

/** A form of an admin about a dispute. */
export type DisputeSubmission = {
  readonly number: string
  readonly request: Request
  readonly form: FormData
}

/** Takes an admin's decision; null: it is taken. */
export async function receiveDecision(
  context: RequestContext,
  admin: Viewer,
  { number, request, form }: DisputeSubmission,
): Promise<RefusedDecision | null> {
  const typed = {
    outcome: lineIn(form, 'outcome'),
    amount: lineIn(form, 'amount'),
    reason: textIn(form, 'reason'),
  }
  const refuse = (problem: RefusedDecision['problem'], code?: RefusedDecision['code']): RefusedDecision => ({
    of: 'decision',
    typed,
    problem,
    code,
  })
  const seenLeft = Number(sentIn(form, 'left'))
  const { values, problems } = readFields(decisionFields, form)
  if (problems?.outcome || (values.outcome === 'all' && seenLeft === 0)) return refuse('outcome')
  const cents = { all: seenLeft, part: values.amount ?? 0, none: 0, '': 0 }[values.outcome]
  if (values.outcome === 'part' && (problems?.amount || cents === 0 || cents > seenLeft))
    return refuse('amount')
  if (problems?.reason) return refuse(problems.reason === 'missing' ? 'missing' : 'long')
  const passed = await passAgain(context, request, admin, sentIn(form, 'code'))
  if (!passed.ok) return refuse('code', passed.code)
  const isDecided = await decideDispute(context, {
    number,
    adminId: admin.id,
    cents,
    reason: values.reason,
    seenLeft,
    seenPost: Number(sentIn(form, 'post')),
  })
  return isDecided ? null : refuse('stale')
}
