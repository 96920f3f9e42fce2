import type { Database } from '../../ground/db/client.server.ts'
import { choiceFields, type RefusedFile } from './photos.ts'
import { ownPhotos, type PhotoContext, storeSentPhoto } from './store-photo.server.ts'
import { photoAt } from './versions.ts'

type ChosenPhotos = { readonly photos: readonly string[]; readonly refused: readonly RefusedFile[] }

/**
 * The photos of a user that a form with a `PhotoChoice` has already and that are not taken out in it.
 * @param ownerId null: no one is signed in, and whose they are is found out when the form is sent again
 */
export async function keptPhotos(
  database: Database,
  ownerId: string | null,
  { form, most }: { form: FormData; most: number },
): Promise<readonly string[]> {
  const removed = new Set(form.getAll(choiceFields.removed))
  const kept = form
    .getAll(choiceFields.kept)
    .flatMap((src) => (typeof src === 'string' && !removed.has(src) ? [src] : []))
  const photos = [...new Set(kept)].filter(isPhoto)
  return (ownerId === null ? photos : await ownPhotos(database, ownerId, photos)).slice(0, most)
}

const isPhoto = (src: string) => photoAt(src)?.name === src.slice('/media/'.length)

/** The same with the files of the form, which are stored; where there is one photo, a new one takes its place. */
export async function addPhotos(
  context: PhotoContext,
  ownerId: string,
  { form, most, kept }: { form: FormData; most: number; kept: readonly string[] },
): Promise<ChosenPhotos> {
  const files = form.getAll(choiceFields.files).filter((file) => file instanceof File && file.size > 0)
  const photos = most === 1 && files.length > 0 ? [] : [...kept]
  const refused: RefusedFile[] = []
  for (const file of files as File[]) {
    if (photos.length >= most) {
      refused.push({ name: file.name, problem: 'many' })
      continue
    }
    const stored = await storeSentPhoto(context, ownerId, file)
    if ('problem' in stored) refused.push({ name: file.name, problem: stored.problem })
    else if (!photos.includes(stored.src)) photos.push(stored.src)
  }
  return { photos, refused }
}
