import { eq } from 'drizzle-orm'
import { isPartOf, type Person } from '../../directory/may-act.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'

/** Whether a case is about content of their own, or of a listing that they act for. */
export const isAboutOwn = (
  person: Person,
  { subjectKind, subjectRef, ownerId }: Pick<Case, 'subjectKind' | 'subjectRef' | 'ownerId'>,
): boolean => isPartOf(person, { kind: subjectKind, ref: subjectRef, ownerId })

/**
 * Staff don't decide about their own content or an appeal to hide it. Moderators don't decide about an appeal against
 * their own decision, either; admins may.
 */
export async function mayDecide(
  database: Database,
  one: Pick<Case, 'subjectKind' | 'subjectRef' | 'ownerId' | 'appealOf'>,
  person: Pick<Viewer, 'id' | 'role' | 'colleagueOf'>,
): Promise<boolean> {
  if (isAboutOwn(person, one)) return false
  if (one.appealOf === null) return true
  const { subjectKind, subjectRef, ownerId, decidedBy } = moderationCase
  const [first] = await database
    .select({ subjectKind, subjectRef, ownerId, decidedBy })
    .from(moderationCase)
    .where(eq(moderationCase.id, one.appealOf))
  if (!first || isAboutOwn(person, first)) return false
  return person.role === 'admin' || first.decidedBy !== person.id
}
