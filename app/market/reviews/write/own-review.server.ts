import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import type { CaseState } from '../../approval/cases.ts'
import type { ReviewText } from './review-form.ts'

/** A user's own review of a listing. `decision`: the case in which the staff decided to hide it. */
export type OwnReview = ReviewText & {
  readonly id: number
  readonly version: number
  readonly state: 'shown' | 'waiting' | 'hidden'
  readonly decision: number | null
}

export async function findOwnReview(
  database: Database,
  about: { readonly listingId: number; readonly authorId: string },
): Promise<OwnReview | null> {
  const { rows } = await database.execute<OwnRow>(sql`
    select review.id::int, version, rating, title, comment, lang, photos, hidden_at is not null as hidden,
      latest.id::int as case_id, latest.state
    from review left join lateral (
      select id, state from moderation_case
      where subject_kind = 'review' and subject_ref = review.id::text and type in ('review', 'report')
        and state in ('open', 'refused', 'hidden') and (type = 'review' or state = 'hidden')
      order by id desc limit 1
    ) latest on hidden_at is not null
    where listing_id = ${about.listingId} and author_id = ${about.authorId}`)
  const [row] = rows
  if (!row) return null
  const { hidden, case_id, state, ...written } = row
  if (!hidden) return { ...written, state: 'shown', decision: null }
  return state === 'open'
    ? { ...written, state: 'waiting', decision: null }
    : { ...written, state: 'hidden', decision: case_id }
}

type OwnRow = ReviewText & {
  id: number
  version: number
  lang: Language
  hidden: boolean
  case_id: number | null
  state: CaseState | null
}

/** @returns whether there was one */
export async function deleteOwnReview(
  database: Database,
  about: { readonly listingId: number; readonly authorId: string },
): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`delete from review where listing_id = ${about.listingId} and author_id = ${about.authorId}`,
  )
  return rowCount === 1
}
