import { data, redirect } from 'react-router'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { disputeAddress } from '../addresses.ts'
import { findOrder, sideOf } from '../moves/find-order.server.ts'
import { say, steps } from './carry-out.server.ts'
import { disputeFields, type RefusedPost } from './dispute-fields.ts'
import { photosOf } from './photo.server.ts'
import { writePost } from './write-post.server.ts'

const hourly = { most: 40, seconds: 3600 }

/** Takes what a side of an order presses or writes in its dispute, or says why not. */
export async function receiveDispute(
  context: RequestContext,
  viewer: Viewer,
  { number, form }: { number: string; form: FormData },
) {
  const { database, now } = context
  const order = await findOrder(database, number, viewer.id)
  if (!order) throw notFound()
  const who = { side: sideOf(order, viewer.id), id: viewer.id }
  const step = steps.find((one) => one === sentIn(form, 'step'))
  if (step) {
    const isDone = await say(database, step, { number, who, now })
    return isDone ? redirect(disputeAddress(number)) : data({ problem: 'stale' as const }, { status: 409 })
  }
  const formKey = sentIn(form, 'formKey')
  if (!isUuid(formKey)) throw notFound()
  const { values, problems } = readFields(disputeFields, form)
  const sent = await photosOf(context, viewer.id, form)
  const refused: RefusedPost = {
    text: values.text,
    textProblem: problems?.text === 'tooLong' ? 'tooLong' : values.text ? null : 'missing',
    photosProblem: typeof sent === 'string' ? sent : null,
    hadPhotos: typeof sent === 'string' || sent.length > 0,
  }
  if (refused.textProblem || typeof sent === 'string')
    return data({ problem: null, refused }, { status: 422 })
  if (!(await isWithinRate(database, `dispute ${viewer.id}`, hourly)))
    return data({ problem: 'often' as const, refused }, { status: 429 })
  const problem = await writePost(context, {
    number,
    writer: who,
    formKey,
    text: values.text,
    photos: sent,
    now,
  })
  if (problem === 'gone') throw notFound()
  return problem ? data({ problem, refused }, { status: 409 }) : redirect(disputeAddress(number))
}
