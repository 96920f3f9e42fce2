import { sql } from 'drizzle-orm'
import type { AnyArea } from '../../../directory/area.ts'
import { listed } from '../../../directory/conditions.server.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { languageTags, type Language } from '../../../ground/i18n/languages.ts'

/** The area of an address, if its listings are reviewed. */
export const reviewedAreaOf = (segment: string): AnyArea | undefined =>
  knownAreas().find(({ path, filters }) => path === `/${segment}` && filters.includes('rating'))

export type ReviewedListing = {
  readonly id: number
  readonly kind: string
  readonly ownerId: string | null
  readonly title: string
  /** The language of its title, if it differs from the page's. */
  readonly lang: string | null
}

/** Null: it is not, or no longer, in the lists. */
export async function findReviewedListing(
  { database, language, now, samples }: RequestContext,
  area: AnyArea,
  ref: string,
): Promise<ReviewedListing | null> {
  const { rows } = await database.execute<ListingRow>(sql`
    select id::int, owner_id, lang, title, translations -> ${language} ->> 'title' as translated
    from listing where ${listed(area, { now, samples })} and ref = ${ref}`)
  const [row] = rows
  if (!row) return null
  const { id, owner_id: ownerId, title, translated, lang } = row
  const isForeign = translated === null && lang !== language
  return {
    id,
    kind: area.kind,
    ownerId,
    title: translated ?? title,
    lang: isForeign ? languageTags[lang] : null,
  }
}

type ListingRow = {
  id: number
  owner_id: string | null
  lang: Language
  title: string
  translated: string | null
}
