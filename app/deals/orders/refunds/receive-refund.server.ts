import { data, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { lineIn, sentIn } from '../../../ground/forms/typed.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { orderAddress } from '../addresses.ts'
import { findOrder, sideOf } from '../moves/find-order.server.ts'
import { askForRefunds } from './ask-for-refunds.server.ts'
import { giveRefund } from './give-refund.server.ts'
import { refundFields } from './refund-fields.ts'

/** Takes a seller's form that gives money back, or says what is wrong with it. */
export async function receiveRefund(
  { database, payPal, now }: RequestContext,
  viewer: Viewer,
  { number, form }: { number: string; form: FormData },
) {
  const order = await findOrder(database, number, viewer.id)
  if (!order || sideOf(order, viewer.id) !== 'seller') throw notFound()
  const typed = { amount: lineIn(form, 'amount'), reason: lineIn(form, 'reason') }
  const refuse = (field: 'amount' | 'reason') =>
    data({ problem: undefined, refused: { typed, field } }, { status: 422 })
  const { values, problems } = readFields(refundFields, form)
  if (problems || values.amount === null) return refuse(problems?.reason ? 'reason' : 'amount')
  const { amount: cents, reason } = values
  const seenLeft = Number(sentIn(form, 'left'))
  const problem = await giveRefund(database, { number, sellerId: viewer.id, cents, seenLeft, reason, now })
  if (problem === 'gone') throw notFound()
  if (problem === 'too-much') return refuse('amount')
  if (payPal && !problem) await askForRefunds({ database, payPal, now }, number)
  return problem
    ? data({ problem, refused: { typed, field: null } }, { status: 409 })
    : redirect(orderAddress(number))
}
