import type { DraftPhoto } from './photos.ts'
import type { PhotoUpload, QueueState } from './sending/queue.ts'

/** One place in the list: a picture of the draft, a file on its way, or both. */
export type Item = { readonly id: string; readonly name: string } & (
  | { readonly photo: DraftPhoto; readonly sending: PhotoUpload | undefined }
  | { readonly photo: undefined; readonly sending: PhotoUpload }
)

/** Those of the draft in their order, then the files that the server has not heard of. */
export function itemsOf({ photos, sending }: QueueState): readonly Item[] {
  const known = photos.map((photo) => {
    const { id, name } = photo
    return { id, name, photo, sending: sending.find((one) => one.id === id) }
  })
  const unknown = sending
    .filter(({ id }) => photos.every((one) => one.id !== id))
    .map((one) => ({ id: one.id, name: one.name, photo: undefined, sending: one }))
  return [...known, ...unknown]
}

/** Which count towards the most that a draft may have. */
export const isStanding = ({ photo }: Item) => !photo?.problem || photo.problem === 'unscanned'

/** `lost`: the rest of it is nowhere that this browser knows, or the server does not take it. */
export type Progress = 'there' | 'refused' | 'lost' | 'waiting' | 'sending' | 'checking'

export function progressOf({ photo, sending }: Item): Progress {
  if (photo?.src) return 'there'
  if (photo?.problem) return 'refused'
  if (sending?.isRefused) return 'lost'
  if (!sending) return photo!.received === photo!.size ? 'checking' : 'lost'
  if (!photo) return 'waiting'
  return photo.received === photo.size ? 'checking' : 'sending'
}
