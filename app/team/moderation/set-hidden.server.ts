import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'
import { subjectKindOf } from './subjects.server.ts'

/** Hides what a case is about from the public, or shows it. */
export async function setHidden(
  tx: Database,
  { subjectKind, subjectRef, listingId }: Case,
  isHidden: boolean,
): Promise<void> {
  if (listingId === null) {
    await subjectKindOf(subjectKind)?.setHidden(tx, subjectRef, isHidden)
    return
  }
  // The listings of a suspended user are shown again when the suspension ends (`team/users`).
  const suspendedAt = sql`(select suspended_at from users where users.id = ${listing.ownerId})`
  await tx
    .update(listing)
    .set({ hiddenAt: isHidden ? sql`now()` : suspendedAt })
    .where(eq(listing.id, listingId))
}
