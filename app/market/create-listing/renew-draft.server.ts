import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { mergeEdit } from '../listing-edits/merge-edit.server.ts'
import { asWritten, findWritten, typedOfWritten, type Written } from '../listing-edits/written.server.ts'
import { putPhotosInDraft } from '../photos/copy-photos.server.ts'
import type { Draft } from './draft.ts'
import { asDrafted } from './facts.ts'
import { draft as drafts } from './tables.server.ts'

/** What the owner of a listing saw when they began to edit it; null: that is not known. */
export async function findBase(tx: Database, draftId: string): Promise<Written | null> {
  const [found] = await tx.select({ base: drafts.base }).from(drafts).where(eq(drafts.id, draftId))
  return found?.base ?? null
}

/**
 * Where others have changed what an edit changes, begins it anew: with what is there now, and in that what its writer
 * changed. @returns whether they have: the writer is to see both before it is sent
 */
export async function renewDraft(
  tx: Database,
  area: AnyArea,
  { id, listingId }: Pick<Draft, 'id' | 'listingId'>,
  { base, edit }: { base: Written; edit: ListingInput },
): Promise<boolean> {
  const now = (await findWritten(tx, listingId!))!
  const { input, contested } = mergeEdit(area, { base, edit, now })
  if (contested.size === 0) return false
  const merged = { ...asWritten(input), part: input.part ?? now.part }
  const { form } = asDrafted(typedOfWritten(area, merged))
  await tx
    .update(drafts)
    .set({ base: now, form, version: sql`version + 1` })
    .where(eq(drafts.id, id))
  if (!isDeepStrictEqual(merged.photos, asWritten(edit).photos)) await putPhotosInDraft(tx, merged.photos, id)
  return true
}
