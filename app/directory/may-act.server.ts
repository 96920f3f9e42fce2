import { type SQL, sql } from 'drizzle-orm'
import { completeAreas, teamOf } from './known-areas.ts'

/**
 * What can be done for a listing: `view` it while no one else can, `edit` its facts, `offer` it (renew, pause, resume, end,
 * delete, restore), `answer` those who write about it, take its `bookings`, read the
 * `applications` sent to it, read its `figures`.
 */
export const listingRights = [
  'view',
  'edit',
  'offer',
  'answer',
  'bookings',
  'applications',
  'figures',
] as const
export type ListingRight = (typeof listingRights)[number]

/** A signed-in person; suspended people are never signed in. Without a role a person acts for their own listings only. */
type Person = { readonly id: string; readonly role?: string }

/**
 * Whether someone acts for a listing: its owner does; admins edit what the team lists. Moderators decide about listings
 * (`moderation/may-decide`) and act for none.
 * @param person null: a guest
 */
export function mayAct(
  person: Person | null,
  { kind, ownerId }: { readonly kind: string; readonly ownerId: string | null },
  right: ListingRight,
): boolean {
  if (!person) return false
  if (right === 'edit' && teamOf(kind)) return person.role === 'admin'
  return ownerId === person.id
}

/**
 * `mayAct` of the rows of a query.
 * @param columns those that have kind and owner of the listing
 */
export function actsFor(
  person: Person,
  right: ListingRight,
  { kind = sql`listing.kind`, ownerId = sql`listing.owner_id` }: { kind?: SQL; ownerId?: SQL } = {},
): SQL {
  const owns = sql`${ownerId} = ${person.id}`
  if (right !== 'edit') return owns
  const team = completeAreas().flatMap(({ area }) => (teamOf(area.kind) ? [area.kind] : []))
  const isOfTeam = sql`${kind} = any(${sql.param(team)}::text[])`
  return sql`case when ${isOfTeam} then ${person.role === 'admin'} else ${owns} end`
}
