import type { LoaderFunctionArgs } from 'react-router'
import { answerWithPhoto } from '../../../deals/orders/disputes/photo.server.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { findForStaff } from './find-disputes.server.ts'

/** A photo of a dispute, for those who decide it. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const found = await findForStaff(context, params.number ?? '')
  if (!found) throw notFound()
  return answerWithPhoto(context, found.id, { name: params.photo ?? '', reader: null })
}
