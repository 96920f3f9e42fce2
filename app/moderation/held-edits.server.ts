import { and, eq, exists, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { listingRevision, moderationCase } from './tables.server.ts'

/** Of some listings those with an edit that somebody is yet to decide on: approved, it replaces all that its owner writes. */
export async function findHeldEdits(
  database: Database,
  listingIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const appealed = database
    .select({ id: listingRevision.caseId })
    .from(listingRevision)
    .where(eq(listingRevision.caseId, moderationCase.appealOf))
  const rows = await database
    .select({ listingId: moderationCase.listingId })
    .from(moderationCase)
    .where(
      and(
        inArray(moderationCase.listingId, [...listingIds]),
        eq(moderationCase.state, 'open'),
        or(eq(moderationCase.type, 'edit'), exists(appealed)),
      ),
    )
  return new Set(rows.map(({ listingId }) => listingId!))
}

/** Nothing that was written of a listing before can be approved any more. */
export async function forgetEdits(tx: Database, listingId: number): Promise<void> {
  const edits = tx
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(eq(moderationCase.listingId, listingId), eq(moderationCase.type, 'edit')))
  await tx.delete(listingRevision).where(inArray(listingRevision.caseId, edits))
}
