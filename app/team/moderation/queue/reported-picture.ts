import { type LoaderFunctionArgs } from 'react-router'
import { privateFile } from '../../../ground/files/private-file.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { record } from '../../../ground/audit/record.server.ts'
import { moderationAudited } from '../audited.server.ts'
import { staffOf } from '../../desk/staff-only.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { findCase } from '../find-case.server.ts'
import { subjectKindOf } from '../subjects.server.ts'
import { pictureQuery } from './queue-query.ts'

export const handle = { query: pictureQuery }

/** A picture of a reported message for the staff who decide about it; each view is logged. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const { files, database, ...context } = router.get(requestContext)
  const staff = staffOf(context, url)
  const one = await findCase(database, context, staff, params.id ?? '')
  const subject = one && one.decisions.length > 0 ? subjectKindOf(one.kind) : undefined
  const keys = one && ((await subject?.findPictureKeys?.(database, one.ref)) ?? [])
  const key = keys?.[pictureQuery.parse(url).at]
  const file = key === undefined ? null : await files.get(key)
  if (!one || !file) throw notFound()
  await record(database, moderationAudited, {
    actorId: staff.id,
    action: 'moderation picture',
    subject: { kind: one.kind, id: one.ref },
    changes: { case: [null, String(one.id)] },
  })
  return privateFile(file)
}
