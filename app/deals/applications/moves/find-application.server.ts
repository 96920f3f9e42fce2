import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { Side } from './states.ts'
import { type Application, application, applicationMove } from '../tables.server.ts'

/** Who looks at an application, or does something with it. */
export type Actor =
  | ({ readonly side: 'applicant' | 'employer' } & Person)
  | { readonly side: Extract<Side, 'site'> }

export const actorIdOf = (actor: Actor): string | null => ('id' in actor ? actor.id : null)

/** The applications to a user's listings, without their own and what staff have hidden. */
export const isToEmployer = (person: Person): SQL =>
  sql`${actsFor(person, 'applications', {
    kind: sql`application.listing_kind`,
    ref: sql`application.listing_ref`,
    ownerId: sql`application.owner_id`,
  })} and application.applicant_id is distinct from ${person.id} and application.hidden_at is null`

/** The applications that a user may see: for others there is no such application. */
function isFor(actor: Actor): SQL {
  if (actor.side === 'site') return sql`true`
  return actor.side === 'applicant' ? sql`application.applicant_id = ${actor.id}` : isToEmployer(actor)
}

const named = (number: string, actor: Actor) => and(eq(application.number, number), isFor(actor))

export async function findApplication(
  database: Database,
  number: string,
  actor: Actor,
): Promise<Application | null> {
  const [found] = await database.select().from(application).where(named(number, actor))
  return found ?? null
}

/** The same, which no one else changes until the transaction ends. */
export async function lockApplication(
  tx: Database,
  number: string,
  actor: Actor,
): Promise<Application | null> {
  const [found] = await lockApplications(tx, named(number, actor)!)
  return found ?? null
}

/** Locks applications, after their listings, which a merge or a deletion has locked before it comes to them. */
export async function lockApplications(tx: Database, which: SQL): Promise<Application[]> {
  await tx.execute(sql`
    select from listing where id in (select listing_id from application where ${which})
    order by id for no key update`)
  return tx.select().from(application).where(which).orderBy(application.id).for('update')
}

/** What happened to an application, the earliest first. */
export const findTimeline = (database: Database, applicationId: number) =>
  database
    .select()
    .from(applicationMove)
    .where(eq(applicationMove.applicationId, applicationId))
    .orderBy(asc(applicationMove.id))
