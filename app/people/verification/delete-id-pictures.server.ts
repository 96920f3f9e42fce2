import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { keyOf } from './keep-id-pictures.server.ts'
import { idPictures, type VerificationStatus } from './verification.ts'

/**
 * Daily: deletes pictures 30 days after the decision, or 90 days after they were submitted, or the last of them was
 * chosen, if there is no decision. Who waits for one is told.
 */
export const idPictureRetention = defineJob({
  name: 'id-picture-retention',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: { database: Database }) =>
    database.transaction(async (tx) => {
      const deleted = await deleteWhere(
        tx,
        sql`created_at < now() - interval '30 days' and (
          decided_at < now() - interval '30 days'
          or decided_at is null and coalesce(submitted_at, greatest(id_photo_at, selfie_at), created_at) < now() - interval '90 days')`,
      )
      for (const { id, userId, status } of deleted)
        if (status === 'pending')
          await notify(tx, userId, {
            event: 'verification-refused',
            values: { reason: '' },
            href: '/profile/setup',
            key: `verification ${id}`,
          })
    }),
})

type Deleted = { id: string; userId: string; status: VerificationStatus }

/** Deletes a user's pictures at once when the account closes. */
export async function deleteIdPicturesOf(tx: Database, userId: string): Promise<void> {
  await deleteWhere(tx, sql`user_id = ${userId}`)
}

/** Also deletes pending requests, which can't be decided without their pictures. Returns the requests. */
async function deleteWhere(tx: Database, condition: SQL): Promise<Deleted[]> {
  const { rows } = await tx.execute<Deleted>(sql`
    update verification_request set pictures_deleted_at = now(), id_photo_at = null, selfie_at = null
    where pictures_deleted_at is null and ${condition} returning id, user_id as "userId", status`)
  if (rows.length === 0) return []
  await tx.execute(sql`
    delete from verification_request where pictures_deleted_at is not null and decided_at is null`)
  const ids = rows.map(({ id }) => Number(id))
  const keys = ids.flatMap((id) => idPictures.map((picture) => keyOf(id, picture)))
  await enqueue(tx, deleteFiles, { keys })
  return rows
}
