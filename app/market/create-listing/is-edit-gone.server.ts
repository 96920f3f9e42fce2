import { and, eq, isNull } from 'drizzle-orm'
import { actsFor } from '../../directory/may-act.server.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Draft } from './draft.ts'

/** Whether it is an edit that can't be sent: the listing is deleted, of another kind or no longer theirs. */
export async function isEditGone(
  database: Database,
  viewer: Viewer,
  { kind, listingId }: Draft,
): Promise<boolean> {
  if (!kind || listingId === null) return false
  const isTheirs = and(isNull(listing.deletedAt), actsFor(viewer, 'edit'))
  return (
    (await database.$count(listing, and(eq(listing.id, listingId), eq(listing.kind, kind), isTheirs))) === 0
  )
}
