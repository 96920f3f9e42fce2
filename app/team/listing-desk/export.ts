import { data } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { record } from '../../ground/audit/record.server.ts'
import type { Change } from '../../ground/audit/tables.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { islandDay } from '../../ground/counting/island-day.ts'
import type { Route } from './+types/export.ts'
import { type AskedListings, askedListings } from './desk-address.ts'
import { exportListings } from './export-listings.server.ts'

/** For admins: the listings of one area that are asked for, as a table that can be imported again. */
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id: actorId } = adminOf(context, url)
  const asked = askedListings(url)
  const area = areaOf(asked.kind)
  if (!area) throw data(null, { status: 404 })
  await record(context.database, {
    actorId,
    action: 'listing-export',
    subject: { kind: 'directory', id: area.kind },
    changes: changesOf(asked),
  })
  return new Response(exportListings(context, area, { asked, signal: request.signal }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${area.kind}-${islandDay(context.now)}.csv"`,
    },
  })
}

/** By what it was narrowed. Addresses of people are not kept with what the staff did. */
function changesOf({ state, owner, q }: AskedListings) {
  const asked = (text: string | null): Change => [null, text?.includes('@') ? '@' : text]
  return {
    ...(state && { state: asked(state) }),
    ...(owner && { owner: asked(owner) }),
    ...(q && { q: asked(q) }),
  }
}
