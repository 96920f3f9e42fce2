import { type LoaderFunctionArgs, data } from 'react-router'
import { viewerOf } from '../../accounts/viewer.ts'
import { record } from '../../admin/audit.server.ts'
import { isStaff } from '../../admin/staff-only.ts'
import { pageContext } from '../../context.ts'
import { pictureKey } from '../../messages/stored-picture.server.ts'
import { findCase } from '../find-case.server.ts'

/**
 * The picture of a reported message, for whoever of the staff is to decide about it; it is written down who looked. For
 * all others there is nothing here.
 */
export async function loader({ url, context, params }: LoaderFunctionArgs) {
  const { files, database, ...page } = context.get(pageContext)
  const viewer = viewerOf(page, url)
  const one = isStaff(viewer) ? await findCase(database, page, viewer, params.id ?? '') : null
  const file = one?.picture && one.decisions.length > 0 ? await files.get(pictureKey(Number(one.ref))) : null
  if (!one || !file) throw data(null, { status: 404 })
  await record(database, {
    actorId: viewer.id,
    action: 'moderation picture',
    subject: { kind: one.kind, id: one.ref },
    changes: { case: [null, String(one.id)] },
  })
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'cache-control': 'private, no-store',
    },
  })
}
