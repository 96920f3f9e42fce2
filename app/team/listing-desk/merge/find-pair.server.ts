import { sql } from 'drizzle-orm'
import { isPartOf, type Person } from '../../../directory/may-act.server.ts'
import { type ListingState, type StateColumns, stateOf } from '../../../directory/listing-state.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { claimedBy } from '../../../market/claims/own-claim.server.ts'
import { findListing } from '../../../market/listing-edits/find-listing.server.ts'
import { contentOf } from '../../moderation/content.server.ts'

/** One of two listings that are compared. */
export type ComparedListing = {
  readonly id: number
  readonly ref: string
  readonly title: string
  readonly owner: string | null
  readonly state: ListingState
  readonly created: string
  readonly reviews: number
  readonly photos: readonly { readonly src: string; readonly alt: string }[]
}

/** Two listings side by side: `rows` have the texts of both for each label. */
export type Pair = {
  readonly kind: string
  readonly listings: readonly [ComparedListing, ComparedListing]
  /** Whether the admin has a part in one of them, or has claimed it: another merges them. */
  readonly isOwn: boolean
  readonly rows: readonly { readonly label: string; readonly texts: readonly [string, string] }[]
}

type Side = NonNullable<Awaited<ReturnType<typeof findSide>>>
type SideRow = StateColumns & { owner: string | null; created_at: string; review_count: number }

/** Null unless both are there, and of the same area. */
export async function findPair(
  { database, language, now }: Pick<RequestContext, 'database' | 'language' | 'now'>,
  { one, other }: { one: number; other: number },
  admin: Person,
): Promise<Pair | null> {
  const sides = await Promise.all([one, other].map((id) => findSide(database, id, { language, now })))
  const [first, second] = sides
  if (!first || !second || one === other || first.kind !== second.kind) return null
  const hasClaimed = await claimedBy(database, admin.id)
  const labels = [...new Set([...first.texts.keys(), ...second.texts.keys()])]
  return {
    kind: first.kind,
    listings: [first.compared, second.compared],
    isOwn: [first, second].some((side) => isPartOf(admin, side) || hasClaimed(side)),
    rows: labels.map((label) => ({ label, texts: [textOf(first, label), textOf(second, label)] })),
  }
}

const textOf = ({ texts }: Side, label: string) => texts.get(label) ?? ''

async function findSide(
  database: Database,
  id: number,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
) {
  const found = await findListing(database, { id })
  if (!found || found.deletedAt) return null
  const { rows } = await database.execute<SideRow>(sql`
    select status, review, hidden_at, expires_at, ended_at, listing.updated_at, listing.created_at, review_count,
      full_name as owner
    from listing left join users on users.id = owner_id where listing.id = ${id}`)
  const { owner, created_at, review_count, ...row } = rows[0]!
  const i18n = i18nOf(language)
  const { fields, photos } = contentOf(found.area, found.facts, i18n)
  const compared: ComparedListing = {
    id,
    ref: found.ref,
    title: found.facts.title,
    owner,
    state: stateOf(row, now),
    created: formatDate(new Date(created_at), i18n.locale, { dateStyle: 'medium' }),
    reviews: review_count,
    photos,
  }
  const { kind, ref, ownerId } = found
  return { kind, ref, ownerId, compared, texts: new Map(fields.map(({ label, text }) => [label, text])) }
}
