import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../users/tables.server.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { enqueue } from '../../../ground/db/jobs.server.ts'
import { deleteFiles } from '../../../ground/files/delete-files.server.ts'
import { pictureOf } from '../../../ground/forms/picture-of.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import type { ProfileNotice } from '../profile-notice.ts'
import { type ChangeProblem, pictureSize, removalButton } from './picture-problem.ts'

type PictureOutcome = { problem: ChangeProblem; done?: never } | { problem: null; done: ProfileNotice }

/** Replaces a user's picture, or removes it. */
export async function changePicture(
  { database, files, pictures, now }: Pick<RequestContext, 'database' | 'files' | 'pictures' | 'now'>,
  { id }: Pick<Viewer, 'id'>,
  request: Request,
): Promise<PictureOutcome> {
  const form = await readForm(request)
  if (form.has(removalButton)) {
    await setImage(database, id, null)
    return { problem: null, done: 'picture-removed' }
  }
  const picture = await pictureOf({ database, pictures }, id, form, 'picture', { largest: pictureSize })
  if (!picture?.ok) return { problem: picture ? picture.problem : 'missing' }
  // The hash is unique per upload: users with the same picture can each remove theirs, and choose it again.
  const hash = createHash('sha256').update(`${id} ${now.getTime()}`).update(picture.bytes).digest('hex')
  const address = `/media/profile/${hash}.webp`
  await files.put(`public/profile/${hash}.webp`, picture.bytes, picture.contentType)
  await setImage(database, id, address)
  return { problem: null, done: 'picture' }
}

async function setImage(database: Database, userId: string, image: string | null) {
  await database.transaction(async (tx) => {
    const [row] = await tx
      .select({ image: users.image })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!row || row.image === image) return
    await tx.update(users).set({ image }).where(eq(users.id, userId))
    const key = row.image && keyOf(row.image)
    if (key) await enqueue(tx, deleteFiles, { keys: [key] })
  })
}

/** The key in the file store for an address of ours; null for other addresses. */
export const keyOf = (address: string): string | null =>
  address.startsWith('/media/') ? address.replace('/media/', 'public/') : null
