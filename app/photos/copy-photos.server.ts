import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

/**
 * The pictures of a draft that are here, as `saveListing` takes them: those on their way or refused are none.
 * Whose draft it is was checked before.
 */
export async function photosForListing(
  tx: Database,
  draftId: string,
): Promise<readonly { src: string; alt: string }[]> {
  const { rows } = await tx.execute<{ src: string; alt: string }>(sql`
    select src, alt from draft_photo where draft_id = ${draftId} and src is not null order by position, id`)
  return rows
}

/** Puts a listing's pictures in the place of a draft's, to be edited. */
export async function copyPhotosToDraft(tx: Database, listingId: number, draftId: string): Promise<void> {
  await tx.execute(sql`update draft_photo set draft_id = null where draft_id = ${draftId}`)
  await tx.execute(sql`
    insert into draft_photo (id, draft_id, position, src, alt)
    select gen_random_uuid(), ${draftId}, position, src, alt from photo where listing_id = ${listingId}`)
}
