import { notFound } from '../../ground/request/not-found.ts'
import { adminOf } from '../desk/admin-only.ts'
import { record } from '../../ground/audit/record.server.ts'
import { listingsAudited } from './audited.server.ts'
import type { Change } from '../../ground/audit/tables.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { csvAnswer } from '../../ground/files/csv-answer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import type { Route } from './+types/export.ts'
import { type DeskQuery, deskQuery } from './desk-query.ts'
import { exportListings } from './export-listings.server.ts'

export const handle = { query: deskQuery }

/** For admins: the listings of one area that are asked for, as a table that can be imported again. */
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id: actorId } = adminOf(context, url)
  const query = deskQuery.parse(url)
  const area = areaOf(query.kind)
  if (!area) throw notFound()
  await record(context.database, listingsAudited, {
    actorId,
    action: 'listing-export',
    subject: { kind: 'directory', id: area.kind },
    changes: changesOf(query),
  })
  return csvAnswer(
    `${area.kind}-${localDate(context.now)}`,
    exportListings(context, area, { query, signal: request.signal }),
  )
}

/** By what it was narrowed. An address or a name typed as the owner is not kept with what the staff did. */
function changesOf({ state, owner, q }: DeskQuery) {
  const by = (text: string): Change => [null, text]
  return {
    ...(state && { state: by(state) }),
    ...(owner && { owner: by(isUuid(owner) ? owner : '@') }),
    ...(q && { q: by(q.includes('@') ? '@' : q) }),
  }
}
