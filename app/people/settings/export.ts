import { data } from 'react-router'
import { viewerOf } from '../accounts/viewer.ts'
import { pageContext } from '../../ground/request/context.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import type { Route } from './+types/export.ts'
import { findPerson } from './leave.server.ts'
import { makeExport } from './make-export.server.ts'

const rate = { most: 10, seconds: 3600 }

/** All that is kept of who asks, to take home. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { id } = viewerOf(page, url)
  if (!(await isWithinRate(page.database, `export ${id}`, rate))) throw data(null, { status: 429 })
  const person = await findPerson(page.database, id)
  if (!person) throw data(null, { status: 404 })
  const day = page.now.toISOString().slice(0, 10)
  return new Response(await makeExport(page, person), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${page.siteName.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${day}.zip"`,
    },
  })
}
