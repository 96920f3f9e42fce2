import { areaOf } from '../../../directory/known-areas.ts'
import { textsOf } from '../../../directory/cards.server.ts'
import { listingActedFor } from '../../../directory/may-act.server.ts'
import { listing } from '../../../directory/tables.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { bookingsOf } from '../bookables/area-bookings.ts'

/** A listing that a user acts for, and what can be booked on it; null if they act for no such listing. */
export async function findOwnListing(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  viewer: Viewer,
  { kind, ref }: { kind: string; ref: string },
) {
  const [row] = await database
    .select()
    .from(listing)
    .where(listingActedFor(viewer, { kind, ref }, 'offer'))
  const area = areaOf(kind)
  if (!row || !area) return null
  const offered = bookingsOf(row)
  if (offered.length === 0) return null
  const { title, lang } = textsOf(
    { title: row.title, lang: row.lang, description: '', translation: row.translations[language] ?? null },
    language,
  )
  return {
    id: row.id,
    ownerId: row.ownerId,
    title,
    lang,
    href: `${area.path}/${encodeURIComponent(ref)}`,
    isLive: row.live,
    kinds: offered.map((one) => one.kind),
  }
}
