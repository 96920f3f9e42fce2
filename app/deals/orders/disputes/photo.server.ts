import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { FileStore } from '../../../ground/files/file-store.ts'
import { tidyAt } from '../../../ground/files/keep-longer.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { privateFile } from '../../../ground/files/private-file.ts'
import { pictureOf } from '../../../ground/forms/picture-of.server.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { mostPhotos, type PhotosProblem } from './dispute-fields.ts'
import { disputePost } from './tables.server.ts'

type PostPhotos = { readonly id: number; readonly photosKey: string | null }

/** Under which the private store has a photo of a post. */
export const photoKey = ({ id, photosKey }: PostPhotos, at: number) => fileOf(photosKey ?? id, at)
const fileOf = (key: string | number, at: number) => `disputes/${key}-${at}.webp`

export const photoKeys = (post: PostPhotos & { readonly photos: number }) =>
  Array.from({ length: post.photos }, (_, at) => photoKey(post, at))

export type SentPhoto = { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }

const largest = 1_600 // pixels

/** The photos that were chosen in a form, or what is wrong with one of them. */
export async function photosOf(
  context: RequestContext,
  userId: string,
  form: FormData,
): Promise<readonly SentPhoto[] | PhotosProblem> {
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0)
  if (files.length > mostPhotos) return 'many'
  const photos: SentPhoto[] = []
  for (const file of files) {
    const photo = await pictureOf(context, userId, { get: () => file }, 'photo', { largest })
    if (photo && !photo.ok) return photo.problem
    if (photo) photos.push(photo)
  }
  return photos
}

type Tools = { readonly database: Database; readonly files: FileStore }

/**
 * Stores photos before the post that they are for: if none comes, a job deletes them.
 * @returns the key that the post has to name; null if it has no photos
 */
export async function keepPhotos(
  { database, files }: Tools,
  photos: readonly SentPhoto[],
): Promise<string | null> {
  if (photos.length === 0) return null
  const key = randomUUID()
  await enqueue(database, tidyDisputePhotos, { key, photos: photos.length }, { key, at: tidyAt() })
  for (const [at, { bytes, contentType }] of photos.entries())
    await files.put(fileOf(key, at), bytes, contentType)
  return key
}

export const tidyDisputePhotos = defineJob({
  name: 'tidy-dispute-photos',
  isMessage: false,
  payload: z.object({ key: z.uuid(), photos: z.int().max(mostPhotos) }),
  async run({ key, photos }, { database, files }: Tools) {
    if ((await database.$count(disputePost, eq(disputePost.photosKey, key))) > 0) return
    for (let at = 0; at < photos; at++) await files.delete(fileOf(key, at))
  },
})

/**
 * Answers with a photo of an order's dispute, for those who may see the order.
 * @param name as in its address
 * @param reader of what staff have hidden the side that wrote it; null: staff themselves
 */
export async function answerWithPhoto(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  orderId: number,
  { name, reader }: { name: string; reader: 'buyer' | 'seller' | null },
): Promise<Response> {
  const [, post, at] = /^(\d{1,15})-([0-4])$/.exec(name) ?? []
  if (!post || !at) throw notFound()
  const id = Number(post)
  const [found] = await database
    .select({ id: disputePost.id, photosKey: disputePost.photosKey })
    .from(disputePost)
    .where(
      and(
        eq(disputePost.id, id),
        eq(disputePost.orderId, orderId),
        gt(disputePost.photos, Number(at)),
        reader === null ? undefined : or(isNull(disputePost.hiddenAt), eq(disputePost.side, reader)),
      ),
    )
  const file = found ? await files.get(photoKey(found, Number(at))) : null
  if (!file) throw notFound()
  return privateFile(file)
}
