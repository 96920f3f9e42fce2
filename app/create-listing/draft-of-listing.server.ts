import { and, eq, isNull } from 'drizzle-orm'
import { redirect } from 'react-router'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../db/client.server.ts'
import { listing } from '../directory/tables.server.ts'
import { copyPhotosToDraft } from '../photos/copy-photos.server.ts'
import { fullAddress } from './addresses.ts'
import { hasRoom, isOpen, startDraft } from './drafts.server.ts'
import { draft } from './tables.server.ts'
import { writeForm } from './form/write-form.server.ts'
import { areaOf, mayList, typeOf } from './listing-types.server.ts'

/**
 * The draft in which the owner of a listing, or of one of the team's an admin, edits it, as they left it, or a new one
 * that begins as a copy of it.
 * @returns its id; null where they have no such listing, or none of a kind that they put on the site
 * Throws the way to where they make room, where they have as many drafts as there is room for.
 */
export function draftOfListing(
  database: Database,
  viewer: Pick<Viewer, 'id' | 'role'>,
  { kind, ref, as }: { kind: string; ref: string; as: 'edit' | 'copy' },
): Promise<string | null> {
  return database.transaction(async (tx) => {
    const area = mayList(viewer, kind) && areaOf(kind)
    if (!area) return null
    const ownerId = viewer.id
    const [own] = await tx
      .select({ id: listing.id })
      .from(listing)
      .where(
        and(
          eq(listing.kind, kind),
          eq(listing.ref, ref),
          typeOf(kind)?.ofTeam ? undefined : eq(listing.ownerId, ownerId),
          isNull(listing.deletedAt),
        ),
      )
      .for('no key update')
    if (!own) return null
    if (as === 'edit') {
      const [begun] = await tx
        .select({ id: draft.id })
        .from(draft)
        .where(and(eq(draft.ownerId, ownerId), eq(draft.listingId, own.id), isOpen))
      if (begun) return begun.id
    }
    if (as === 'copy' && !(await hasRoom(tx, ownerId))) throw redirect(fullAddress, { status: 303 })
    const form = await writeForm(tx, area, own.id)
    const id = await startDraft(tx, { ownerId, kind, form, ...(as === 'edit' && { listingId: own.id }) })
    await copyPhotosToDraft(tx, own.id, id)
    return id
  })
}
