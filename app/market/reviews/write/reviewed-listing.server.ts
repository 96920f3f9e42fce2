import { sql } from 'drizzle-orm'
import type { AnyArea } from '../../../directory/area.ts'
import { listed, withRef } from '../../../directory/conditions.server.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { isReviewed } from '../../../directory/reviewed.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { languageTags, type Language } from '../../../ground/i18n/languages.ts'

/** The area of an address, if its listings are reviewed. */
export const reviewedAreaOf = (segment: string): AnyArea | undefined =>
  knownAreas().find((area) => area.path === `/${segment}` && isReviewed(area))

export type ReviewedListing = RecordKey & {
  readonly id: number
  readonly ownerId: string | null
  readonly title: string
  /** The language of its title, if it differs from the page's. */
  readonly lang: string | null
  /** Whether it is in the lists: otherwise its reviewers can only delete what they wrote. */
  readonly isListed: boolean
}

/** A listing that can be reviewed, or that the viewer has reviewed. */
export async function findReviewedListing(
  { database, language, viewer, now, samples }: RequestContext,
  area: AnyArea,
  ref: string,
): Promise<ReviewedListing | null> {
  const { rows } = await database.execute<ListingRow>(sql`
    select id::int, ref, owner_id, lang, title, translations -> ${language} ->> 'title' as translated,
      ${listed(area, { now, samples })} as listed
    from listing where kind = ${area.kind} and ${withRef(ref)}`)
  const [row] = rows
  if (!row) return null
  const { id, ref: named, owner_id: ownerId, title, translated, lang, listed: isListed } = row
  if (!isListed && !(viewer && (await hasReviewed(database, id, viewer.id)))) return null
  const isForeign = translated === null && lang !== language
  return {
    id,
    kind: area.kind,
    ref: named,
    ownerId,
    title: translated ?? title,
    lang: isForeign ? languageTags[lang] : null,
    isListed,
  }
}

async function hasReviewed(database: Database, listingId: number, authorId: string): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`select from review where listing_id = ${listingId} and author_id = ${authorId}`,
  )
  return rowCount !== 0
}

type ListingRow = {
  id: number
  ref: string
  owner_id: string | null
  lang: Language
  title: string
  translated: string | null
  listed: boolean
}
