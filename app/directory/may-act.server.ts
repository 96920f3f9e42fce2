import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/client.server.ts'
import type { RecordKey } from '../ground/db/named.ts'
import { type ColleagueRole, colleagueRoles, type Viewer } from '../ground/request/viewer.ts'
import { completeAreas, teamOf } from './known-areas.ts'

/**
 * What can be done for a listing: `view` it while no one else can, read its `figures`, `edit` its facts, `announce`
 * (special hours, offers and news), `answer` those who write about it, take its `bookings`, read the `applications`
 * sent to it, `offer` it (what can be booked; renew, pause, resume, end, delete, restore), choose its `colleagues`.
 */
export const listingRights = [
  'view',
  'figures',
  'edit',
  'announce',
  'answer',
  'bookings',
  'applications',
  'offer',
  'colleagues',
] as const
export type ListingRight = (typeof listingRights)[number]

const rightsOf: Readonly<Record<ColleagueRole, readonly ListingRight[]>> = {
  answer: ['view', 'figures', 'answer', 'bookings'],
  edit: ['view', 'figures', 'edit', 'announce'],
  everything: listingRights,
}

/**
 * A signed-in person; suspended people are never signed in. Without a role a person acts as no admin, and without
 * `colleagueOf` for their own listings only.
 */
export type Person = { readonly id: string; readonly role?: string } & Pick<Viewer, 'colleagueOf'>

export type OwnedListing = RecordKey & { readonly ownerId: string | null }

/**
 * Whether someone acts for a listing: its owner does, and those colleagues whose role says so; admins edit what the
 * team lists. Moderators decide about listings (`moderation/may-decide`) and act for none.
 * @param person null: a guest
 */
export function mayAct(
  person: Person | null,
  { kind, ref, ownerId }: OwnedListing,
  right: ListingRight,
): boolean {
  if (!person) return false
  if (right === 'edit' && isOfTeam(kind)) return person.role === 'admin'
  const role = colleagueRole(person, { kind, ref, ownerId })
  return ownerId === person.id || (role !== null && rightsOf[role].includes(right))
}

/** Null: they are no colleague of its owner. */
export function colleagueRole(person: Person, listing: OwnedListing): ColleagueRole | null {
  const found = asColleague(person, listing)
  return found && !found.isAway ? found.role : null
}

/** Whether it is someone's own or one of which they are a colleague, even while its owner is away. */
export const isPartOf = (person: Person, listing: OwnedListing): boolean =>
  listing.ownerId === person.id || asColleague(person, listing) !== undefined

const asColleague = ({ colleagueOf = [] }: Person, { kind, ref, ownerId }: OwnedListing) =>
  colleagueOf.find((one) => one.kind === kind && one.ref === ref && one.ownerId === ownerId)

const isOfTeam = (kind: string) => teamOf(kind) !== undefined

const actedFor = ({ colleagueOf = [] }: Person, right: ListingRight) =>
  colleagueOf.filter(({ role, isAway }) => !isAway && rightsOf[role].includes(right))

type Columns = { readonly kind: SQL; readonly ref: SQL; readonly ownerId: SQL }
const ofListing: Columns = { kind: sql`listing.kind`, ref: sql`listing.ref`, ownerId: sql`listing.owner_id` }

/**
 * `mayAct` of the rows of a query.
 * @param columns those that have the key and the owner of the listing
 */
export function actsFor(person: Person, right: ListingRight, columns: Columns = ofListing): SQL {
  const acts = sql`(${sql.join(actsForEach(person, right, columns), sql` or `)})`
  if (right !== 'edit') return acts
  return sql`case when ${columns.kind} = ${anyOfTeam()} then ${person.role === 'admin'} else ${acts} end`
}

/** `actsFor` of one row of `listing`, unless it is deleted. */
export const listingActedFor = (person: Person, { kind, ref }: RecordKey, right: ListingRight): SQL => sql`
  listing.kind = ${kind} and listing.ref = ${ref} and listing.deleted_at is null and ${actsFor(person, right)}`

const anyOfTeam = (): SQL => {
  const kinds = completeAreas().flatMap(({ area }) => (isOfTeam(area.kind) ? [area.kind] : []))
  return sql`any(${sql.param(kinds)}::text[])`
}

/** Whether the person in a column of a query may edit its `listing`; unlike by `actsFor`, also while its owner is away. */
export const mayEdit = (personId: SQL): SQL => sql`
  case when listing.kind = ${anyOfTeam()} then ${personId} in (select id from users where role = 'admin')
  else listing.owner_id = ${personId} or ${personId} in (
    select user_id from listing_colleague
    where listing_id = listing.id and role = any(${sql.param(rolesWith('edit'))}::text[])) end`

/** What is someone's own, and what is of each listing that they act for: each in the order of an index, one by one. */
export const actsForEach = (person: Person, right: ListingRight, { kind, ref, ownerId }: Columns): SQL[] => [
  sql`${ownerId} = ${person.id}`,
  ...actedFor(person, right).map(
    (one) => sql`(${kind}, ${ref}, ${ownerId}) = (${one.kind}, ${one.ref}, ${one.ownerId}::uuid)`,
  ),
]

/** Whether someone is a colleague of the owner of one of these listings, whatever their role. */
export const isColleague = (personId: string | SQL, listingIds: readonly number[]): SQL => sql`
  exists (
    select from listing_colleague
    where listing_id = any(${sql.param([...listingIds])}::bigint[]) and user_id = ${personId}
  )`

/** Who is told of what comes to a listing: its owner, and the colleagues who may do something about it. */
export async function whoActs(
  database: Database,
  { kind, ref, ownerId }: RecordKey & { readonly ownerId: string },
  right: ListingRight,
): Promise<readonly string[]> {
  const { rows } = await database.execute<{ id: string }>(
    whoActsOf(right, { kind: sql`${kind}`, ref: sql`${ref}`, ownerId: sql`${ownerId}::uuid` }),
  )
  return rows.map(({ id }) => id)
}

/** `whoActs` of the rows of a query: a select of their ids. */
export const whoActsOf = (right: ListingRight, { kind, ref, ownerId }: Columns): SQL => sql`
  select ${ownerId} as id union all
  select users.id from listing_colleague join listing on listing.id = listing_id
    join users on users.id = listing_colleague.user_id
  where listing.kind = ${kind} and listing.ref = ${ref} and listing.owner_id = ${ownerId}
    and listing_colleague.role = any(${sql.param(rolesWith(right))}::text[])
    and users.suspended_at is null and users.closes_at is null`

const rolesWith = (right: ListingRight) => colleagueRoles.filter((role) => rightsOf[role].includes(right))
