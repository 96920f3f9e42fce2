import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Versions } from './merge-edit.server.ts'
import type { Case } from '../approval/tables.server.ts'
import { listingRevision } from './tables.server.ts'
import { findWritten } from './written.server.ts'

/** An edit that waits or was refused, and its listing as it is now; null where either is gone. */
export async function findKeptEdit(
  database: Database,
  { id, listingId }: Pick<Case, 'id' | 'listingId'>,
): Promise<Versions | null> {
  const now = listingId === null ? null : await findWritten(database, listingId)
  if (!now) return null
  const { input: edit, base } = listingRevision
  const [kept] = await database
    .select({ edit, base })
    .from(listingRevision)
    .where(eq(listingRevision.caseId, id))
  return kept ? { ...kept, now } : null
}
