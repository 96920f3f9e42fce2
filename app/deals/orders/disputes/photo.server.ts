import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { lockedDown } from '../../../ground/files/locked-down.ts'
import { pictureOf } from '../../../ground/forms/picture-of.server.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { mostPhotos, type PhotosProblem } from './dispute-fields.ts'
import { disputePost } from './tables.server.ts'

/** Under which the private store has a photo of a post. */
export const photoKey = (postId: number, at: number) => `disputes/${postId}-${at}.webp`

export const photoKeys = ({ id, photos }: { readonly id: number; readonly photos: number }) =>
  Array.from({ length: photos }, (_, at) => photoKey(id, at))

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

/**
 * Answers with a photo of an order's dispute, for who may see the order.
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
    .select({ id: disputePost.id })
    .from(disputePost)
    .where(
      and(
        eq(disputePost.id, id),
        eq(disputePost.orderId, orderId),
        gt(disputePost.photos, Number(at)),
        reader === null ? undefined : or(isNull(disputePost.hiddenAt), eq(disputePost.side, reader)),
      ),
    )
  const file = found ? await files.get(photoKey(id, Number(at))) : null
  if (!file) throw notFound()
  return new Response(file.body, {
    headers: { ...lockedDown, 'content-type': file.contentType, 'content-length': String(file.size) },
  })
}
