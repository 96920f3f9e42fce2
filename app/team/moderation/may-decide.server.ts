import { eq, sql } from 'drizzle-orm'
import { isPartOf, type OwnedListing, type Person } from '../../directory/may-act.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
import { claimedBy } from '../../market/claims/own-claim.server.ts'
import { subjectKindOf } from './subjects.server.ts'

type CaseSubject = Pick<Case, 'subjectKind' | 'subjectRef' | 'ownerId'>

/**
 * The cases in which a person has a part: about their own content, about a listing that they act for or have claimed,
 * about what others wrote on it, or about what the other side wrote in a conversation, an order or a sale with them.
 */
export async function findOwnCases<One extends CaseSubject>(
  database: Database,
  person: Person,
  cases: readonly One[],
): Promise<readonly One[]> {
  const hasClaimed = await claimedBy(database, person.id)
  const isTheirs = (one: OwnedListing) => isPartOf(person, one) || hasClaimed(one)
  const kinds = [...new Set(cases.map(({ subjectKind }) => subjectKind))]
  const refs = await Promise.all(
    kinds.map((kind) =>
      refsOfSide(
        database,
        isTheirs,
        kind,
        cases.flatMap((one) => (one.subjectKind === kind ? one.subjectRef : [])),
      ),
    ),
  )
  return cases.filter(
    ({ subjectKind: kind, subjectRef: ref, ownerId }) =>
      isTheirs({ kind, ref, ownerId }) || refs[kinds.indexOf(kind)]!.includes(ref),
  )
}

/** Of the refs of a kind those of which a side is theirs, though someone else wrote it. */
async function refsOfSide(
  database: Database,
  isTheirs: (one: OwnedListing) => boolean,
  kind: string,
  refs: readonly string[],
): Promise<readonly string[]> {
  const sides = subjectKindOf(kind)?.sides
  if (!sides) return []
  const { rows } = await database.execute<Side>(sides(sql`${sql.param([...refs])}::text[]`))
  return rows.flatMap((row) => (isTheirs({ ...row, ownerId: row.owner_id }) ? row.subject : []))
}

type Side = { subject: string; kind: string; ref: string; owner_id: string | null }

/**
 * Staff don't decide about what is their own or an appeal to hide it. Moderators don't decide about an appeal against
 * their own decision, either; admins may.
 */
export async function mayDecide(
  database: Database,
  one: CaseSubject & Pick<Case, 'appealOf'>,
  person: Pick<Viewer, 'id' | 'role' | 'colleagueOf'>,
): Promise<boolean> {
  const first = one.appealOf === null ? null : await findFirst(database, one.appealOf)
  if (first === undefined) return false
  if ((await findOwnCases(database, person, first ? [one, first] : [one])).length > 0) return false
  return person.role === 'admin' || first?.decidedBy !== person.id
}

/** The case whose decision an appeal is about; undefined: it is gone. */
async function findFirst(database: Database, id: number) {
  const { subjectKind, subjectRef, ownerId, decidedBy } = moderationCase
  const [first] = await database
    .select({ subjectKind, subjectRef, ownerId, decidedBy })
    .from(moderationCase)
    .where(eq(moderationCase.id, id))
  return first
}
