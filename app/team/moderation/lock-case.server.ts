import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'

/**
 * Locks a case until the transaction ends; undefined if there is no such case.
 *
 * Its listing comes first, as with everyone who changes a listing, which changes its case; then the case that an appeal
 * is about, as when that one is decided again. The other way round two would wait for each other.
 */
export async function lockCase(tx: Database, caseId: number): Promise<Case | undefined> {
  const { listingId, appealOf } = moderationCase
  const [seen] = await tx
    .select({ listingId, appealOf })
    .from(moderationCase)
    .where(eq(moderationCase.id, caseId))
  if (!seen) return undefined
  if (seen.listingId !== null)
    await tx.select({ id: listing.id }).from(listing).where(eq(listing.id, seen.listingId)).for('update')
  const cases = await tx
    .select()
    .from(moderationCase)
    .where(inArray(moderationCase.id, [caseId, seen.appealOf ?? caseId]))
    .orderBy(asc(moderationCase.id))
    .for('update')
  return cases.find(({ id }) => id === caseId)
}
