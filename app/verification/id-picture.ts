import { type LoaderFunctionArgs, data } from 'react-router'
import { record } from '../admin/audit.server.ts'
import { viewerOf } from '../accounts/viewer.ts'
import { pageContext } from '../context.ts'
import { findRequest } from './find-requests.server.ts'
import { keyOf } from './keep-id-pictures.server.ts'
import { idPictures } from './verification.ts'

/**
 * A picture of somebody's ID, for admins; it is written down who looked. For all others, its owner among them, there is
 * nothing here.
 */
export async function loader({ url, context, params }: LoaderFunctionArgs) {
  const { files, database, ...page } = context.get(pageContext)
  const viewer = viewerOf(page, url)
  const picture = idPictures.find((one) => one === params.picture)
  const request = viewer.role === 'admin' && picture ? await findRequest(database, params.id ?? '') : null
  const isThere = request && picture && request[`${picture}At`] !== null
  const file = isThere ? await files.get(keyOf(request.id, picture)) : null
  if (!request || !file) throw data(null, { status: 404 })
  await record(database, {
    actorId: viewer.id,
    action: 'id-picture',
    subject: { kind: 'user', id: request.userId },
    changes: { picture: [null, params.picture ?? ''] },
  })
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'cache-control': 'private, no-store',
    },
  })
}
