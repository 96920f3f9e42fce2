import { eq } from 'drizzle-orm'
import { mayAct } from '../../directory/may-act.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'

/** Whether a case is about content of their own, or of a listing that they act for. */
export const isAboutOwn = (
  person: Pick<Viewer, 'id'>,
  { subjectKind, ownerId }: Pick<Case, 'subjectKind' | 'ownerId'>,
): boolean => mayAct({ id: person.id }, { kind: subjectKind, ownerId }, 'view')

/**
 * Moderators don't decide about their own content, nor about an appeal that it be hidden, nor about an appeal against
 * their own decision. Admins may decide about the last.
 */
export async function mayDecide(
  database: Database,
  one: Pick<Case, 'subjectKind' | 'ownerId' | 'appealOf'>,
  { id, role }: Pick<Viewer, 'id' | 'role'>,
): Promise<boolean> {
  if (isAboutOwn({ id }, one)) return false
  if (one.appealOf === null) return true
  const { subjectKind, ownerId, decidedBy } = moderationCase
  const [first] = await database
    .select({ subjectKind, ownerId, decidedBy })
    .from(moderationCase)
    .where(eq(moderationCase.id, one.appealOf))
  if (!first || isAboutOwn({ id }, first)) return false
  return role === 'admin' || first.decidedBy !== id
}
