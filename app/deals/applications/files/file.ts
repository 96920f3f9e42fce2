import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { privateFile } from '../../../ground/files/private-file.ts'
import { fileKeyOf } from './application-file.server.ts'
import { findApplication } from '../moves/find-application.server.ts'

/** The PDF of an application, for its applicant and the employer. For all others there is nothing here. */
export async function loader({ params, url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { database, files } = context
  const number = params.number ?? ''
  const found =
    (await findApplication(database, number, { side: 'applicant', id: viewer.id })) ??
    (await findApplication(database, number, { ...viewer, side: 'employer' }))
  const file = found?.fileKey ? await files.get(fileKeyOf(found.fileKey)) : null
  if (!file) throw notFound()
  return privateFile(file, `application-${number}.pdf`)
}
