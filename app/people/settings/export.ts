import { data } from 'react-router'
import { localDate } from '../../ground/i18n/local-time.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { viewerOf } from '../users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import type { Route } from './+types/export.ts'
import { findPerson } from './leave.server.ts'
import { makeExport } from './make-export.server.ts'

const rate = { most: 10, seconds: 3600 }

/** Downloads everything that is stored about the user. */
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  if (!(await isWithinRate(context.database, `export ${id}`, rate))) throw data(null, { status: 429 })
  const person = await findPerson(context.database, id)
  if (!person) throw notFound()
  const day = localDate(context.now)
  return new Response(await makeExport(context, person), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${context.siteName.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${day}.zip"`,
    },
  })
}
