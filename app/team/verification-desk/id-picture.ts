import { type LoaderFunctionArgs } from 'react-router'
import { privateFile } from '../../ground/files/private-file.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { adminOf } from '../desk/admin-only.ts'
import { record } from '../../ground/audit/record.server.ts'
import { verificationAudited } from '../../people/verification/audited.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { findRequest } from './find-requests.server.ts'
import { keyOf } from '../../people/verification/keep-id-pictures.server.ts'
import { idPictures } from '../../people/verification/verification.ts'

/** A picture of a user's ID, for admins, and not even its owner; each view is logged. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const { files, database, ...context } = router.get(requestContext)
  const { id: actorId } = adminOf(context, url)
  const picture = idPictures.find((one) => one === params.picture)
  const request = picture ? await findRequest(database, params.id ?? '') : null
  const isThere = request && picture && request[`${picture}At`] !== null
  const file = isThere ? await files.get(keyOf(request.id, picture)) : null
  if (!request || !file) throw notFound()
  await record(database, verificationAudited, {
    actorId,
    action: 'id-picture',
    subject: { kind: 'user', id: request.userId },
    changes: { picture: [null, params.picture ?? ''] },
  })
  return privateFile(file)
}
