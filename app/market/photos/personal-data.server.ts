import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { photoFile } from './tables.server.ts'
import { keysOfPhoto, versionKey } from './versions.ts'

/** The export has the published versions of pictures, without the place that a camera stores in them. */
export const photoData: PersonalPart = {
  name: 'photos',
  tables: ['photo_file', 'draft_photo'],
  erasesFiles: true,
  async read(database, { id }) {
    const { rows } = await database.execute(sql`
      select draft_photo.draft_id as "draftId", draft_photo.src, draft_photo.alt, draft_photo.name,
        draft_photo.created_at as "createdAt"
      from draft_photo join draft on draft.id = draft_photo.draft_id
      where draft.owner_id = ${id} order by draft.id, draft_photo.position`)
    return rows
  },
  async files(database, { id }) {
    const rows = await database
      .select({ name: photoFile.name })
      .from(photoFile)
      .where(eq(photoFile.ownerId, id))
    return rows.map(({ name }) => ({ name: `${name}.webp`, key: versionKey(name, '1600.webp') }))
  },
  /** Drafts and their own listings are gone by then; a listing that stays in the directory stays without their pictures. */
  async erase(tx, { id }) {
    await tx.execute(sql`
      with gone as (
        delete from photo using photo_file
        where photo_file.owner_id = ${id} and src like '/media/%' and src = '/media/' || photo_file.name
        returning listing_id
      )
      update listing set updated_at = now() from gone where listing.id = gone.listing_id`)
    const deleted = await tx.delete(photoFile).where(eq(photoFile.ownerId, id)).returning()
    for (const { name } of deleted) await enqueue(tx, deleteFiles, { keys: keysOfPhoto(name) })
  },
}
