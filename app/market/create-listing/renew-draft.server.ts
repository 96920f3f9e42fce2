import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import type { Listing } from '../listing-edits/find-listing.server.ts'
import { putPhotosInDraft } from '../photos/copy-photos.server.ts'
import { asDrafted } from './facts.ts'
import { typedOfFacts } from './form/write-form.server.ts'
import { draft } from './tables.server.ts'

/**
 * Starts an edit again from the listing as it is now, with what its writer has changed.
 * @param isAsBegun they have changed nothing yet
 */
export async function renewDraft(
  tx: Database,
  id: string,
  { area, facts: base }: Listing,
  {
    merged,
    ahead,
    photos,
    isAsBegun = false,
  }: Record<'merged' | 'ahead', ListingFacts> & Pick<ListingFacts, 'photos'> & { isAsBegun?: boolean },
): Promise<void> {
  const { form } = asDrafted(typedOfFacts(area, merged))
  await tx
    .update(draft)
    .set({
      base,
      begunFrom: ahead === base ? null : ahead,
      form,
      version: sql`version + 1`,
      ...(isAsBegun && { begunVersion: sql`version + 1`, updatedAt: sql`now()` }),
    })
    .where(eq(draft.id, id))
  if (!isDeepStrictEqual(merged.photos, photos)) await putPhotosInDraft(tx, merged.photos, id)
}
