import { eq } from 'drizzle-orm'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { moderationCase } from '../../market/approval/tables.server.ts'

/**
 * Moderators don't decide about their own content, nor about an appeal against their own decision. Admins may decide
 * about such an appeal.
 */
export async function mayDecide(
  database: Database,
  { ownerId, appealOf }: { ownerId: string | null; appealOf: number | null },
  { id, role }: Pick<Viewer, 'id' | 'role'>,
): Promise<boolean> {
  if (ownerId === id) return false
  if (appealOf === null || role === 'admin') return true
  const [first] = await database
    .select({ decidedBy: moderationCase.decidedBy })
    .from(moderationCase)
    .where(eq(moderationCase.id, appealOf))
  return first?.decidedBy !== id
}
