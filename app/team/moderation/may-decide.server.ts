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
 * Moderators don't decide about their own content, nor about an appeal against their own decision. Admins may decide
 * about such an appeal.
 */
export async function mayDecide(
  database: Database,
  one: Pick<Case, 'subjectKind' | 'ownerId' | 'appealOf'>,
  { id, role }: Pick<Viewer, 'id' | 'role'>,
): Promise<boolean> {
  if (isAboutOwn({ id }, one)) return false
  if (one.appealOf === null || role === 'admin') return true
  const [first] = await database
    .select({ decidedBy: moderationCase.decidedBy })
    .from(moderationCase)
    .where(eq(moderationCase.id, one.appealOf))
  return first?.decidedBy !== id
}
