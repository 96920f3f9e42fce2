import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { isTaking } from './apply/find-job.server.ts'

type LoadedDetail = { readonly found: false } | { readonly found: true; readonly id: number }

/** Adds to a loaded detail page whether one can apply for the listing on the site. */
export async function withApplications<D extends LoadedDetail>(
  router: LoaderFunctionArgs['context'],
  detail: D,
): Promise<D & { takesApplications: boolean }> {
  const { database, ...site } = router.get(requestContext)
  if (!detail.found) return { ...detail, takesApplications: false }
  const { rowCount } = await database.execute(sql`
    select from listing join users on users.id = listing.owner_id where listing.id = ${detail.id} and ${isTaking(site)}`)
  return { ...detail, takesApplications: rowCount !== 0 }
}
