import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

/**
 * The pictures of a draft that are here, as `saveListing` takes them, without those on their way or refused.
 * Whose draft it is was checked before.
 */
export async function photosForListing(tx: Database, draftId: string): Promise<readonly ListingPhoto[]> {
  const { rows } = await tx.execute<ListingPhoto>(sql`
    select src, alt from draft_photo where draft_id = ${draftId} and src is not null order by position, id`)
  return rows
}

type ListingPhoto = { readonly src: string; readonly alt: string }

/** A listing's pictures in their order. */
export async function photosOfListing(tx: Database, listingId: number): Promise<readonly ListingPhoto[]> {
  const { rows } = await tx.execute<ListingPhoto>(
    sql`select src, alt from photo where listing_id = ${listingId} order by position`,
  )
  return rows
}

/** Puts a listing's pictures, of now or of before, in the place of a draft's, to be edited. */
export async function putPhotosInDraft(
  tx: Database,
  photos: readonly ListingPhoto[],
  draftId: string,
): Promise<void> {
  await tx.execute(sql`update draft_photo set draft_id = null where draft_id = ${draftId}`)
  await tx.execute(sql`
    insert into draft_photo (id, draft_id, position, src, alt)
    select gen_random_uuid(), ${draftId}, at - 1, src, alt
    from unnest(${sql.param(photos.map(({ src }) => src))}::text[], ${sql.param(photos.map(({ alt }) => alt))}::text[])
      with ordinality one (src, alt, at)`)
}
