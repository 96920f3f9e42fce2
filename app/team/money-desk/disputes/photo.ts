import type { LoaderFunctionArgs } from 'react-router'
import { answerWithPhoto } from '../../../deals/orders/disputes/photo.server.ts'
import { record } from '../../../ground/audit/record.server.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { moneyAudited } from '../audited.server.ts'
import { findForStaff } from './find-disputes.server.ts'

/** A photo of a dispute, for those who decide it; each view is logged. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const { id: actorId } = adminOf(context, url)
  const found = await findForStaff(context, params.number ?? '')
  if (!found) throw notFound()
  const answer = await answerWithPhoto(context, found.id, { name: params.photo ?? '', reader: null })
  await record(context.database, moneyAudited, {
    actorId,
    action: 'dispute-photo',
    subject: { kind: 'order', id: found.number },
    changes: {},
  })
  return answer
}
