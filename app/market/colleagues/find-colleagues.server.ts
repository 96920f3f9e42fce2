import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { mayAct, type Person } from '../../directory/may-act.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { users } from '../../people/users/tables.server.ts'
import { colleague } from './tables.server.ts'

/** When invitations were made at the earliest that still work. */
export const firstValid = sql`now() - interval '7 days'`

/** A listing that someone acts for, as its page of colleagues needs it; null: they act for no such listing. */
export async function findStaffed(database: Database, person: Person, { kind, ref }: RecordKey) {
  const [found] = await database
    .select({
      id: listing.id,
      kind: listing.kind,
      ref: listing.ref,
      title: listing.title,
      ownerId: listing.ownerId,
    })
    .from(listing)
    .where(and(eq(listing.kind, kind), eq(listing.ref, ref), isNull(listing.deletedAt)))
  if (!found?.ownerId || !mayAct(person, found, 'view')) return null
  return { ...found, ownerId: found.ownerId, mayChoose: mayAct(person, found, 'colleagues') }
}
export type StaffedListing = NonNullable<Awaited<ReturnType<typeof findStaffed>>>

/** In the order in which they were invited. */
export const findColleagues = (database: Database, listingId: number) =>
  database
    .select({
      id: colleague.id,
      role: colleague.role,
      userId: colleague.userId,
      name: users.fullName,
      email: colleague.email,
      createdAt: colleague.createdAt,
      /** Whether they were invited so long ago that they can no longer accept. */
      isExpired: sql<boolean>`${colleague.userId} is null and ${colleague.createdAt} <= ${firstValid}`,
    })
    .from(colleague)
    .leftJoin(users, eq(users.id, colleague.userId))
    .where(eq(colleague.listingId, listingId))
    .orderBy(asc(colleague.id))
