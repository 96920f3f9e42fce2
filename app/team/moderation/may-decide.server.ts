import { eq } from 'drizzle-orm'
import type { Viewer } from '../../people/accounts/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { moderationCase } from '../../market/approval/tables.server.ts'

/**
 * Nobody decides about what is their own. An appeal goes to somebody else than who decided first; where nobody else is
 * there, an admin may look twice.
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
