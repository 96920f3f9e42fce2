import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findOrder, sideOf } from '../moves/find-order.server.ts'
import { answerWithPhoto } from './photo.server.ts'

/** A photo of a dispute, for the two sides of its order. For all others there is nothing here. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { id: viewerId } = viewerOf(context, url)
  const order = await findOrder(context.database, params.number ?? '', viewerId)
  if (!order) throw notFound()
  return answerWithPhoto(context, order.id, { name: params.photo ?? '', reader: sideOf(order, viewerId) })
}
