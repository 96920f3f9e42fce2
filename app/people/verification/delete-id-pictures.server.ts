import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { keyOf } from './keep-id-pictures.server.ts'
import { idPictures } from './verification.ts'

/** Daily: deletes pictures 30 days after the decision, or 90 days after the upload if there is no decision. */
export const idPictureRetention = defineJob({
  name: 'id-picture-retention',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: { database: Database }) =>
    database.transaction((tx) =>
      deleteWhere(
        tx,
        sql`created_at < now() - interval '30 days' and (
          decided_at < now() - interval '30 days'
          or decided_at is null and coalesce(submitted_at, created_at) < now() - interval '90 days')`,
      ),
    ),
})

/** Deletes a user's pictures at once when the account closes. */
export const deleteIdPicturesOf = (tx: Database, userId: string): Promise<void> =>
  deleteWhere(tx, sql`user_id = ${userId}`)

/** Also deletes pending requests, which can't be decided without their pictures. */
async function deleteWhere(tx: Database, condition: SQL) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update verification_request set pictures_deleted_at = now(), id_photo_at = null, selfie_at = null
    where pictures_deleted_at is null and ${condition} returning id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    delete from verification_request where pictures_deleted_at is not null and decided_at is null`)
  const ids = rows.map(({ id }) => Number(id))
  const keys = ids.flatMap((id) => idPictures.map((picture) => keyOf(id, picture)))
  await enqueue(tx, deleteFiles, { keys })
}
