import { largestPicture } from '../../../ground/files/pictures.ts'
import { type PhotoProblem, type RefusedFile, tooMany } from '../photos.ts'

/** Files that were just chosen: those to send, and those that are refused before any is. */
export type CheckedFiles = { readonly taken: readonly File[]; readonly refused: readonly RefusedFile[] }

/** @param room how many more photos the draft may have, which may have `most` */
export async function checkFiles(
  files: readonly File[],
  { room, most }: { room: number; most: number },
): Promise<CheckedFiles> {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = await problemOf(file)
    if (problem) refused.push({ name: file.name, problem })
    else if (taken.length >= room) refused.push({ name: file.name, problem: tooMany(most) })
    else taken.push(file)
  }
  return { taken, refused }
}

/** What needs no look into the file: the rest the server says. */
async function problemOf(file: File): Promise<PhotoProblem | null> {
  if (file.type.startsWith('image/svg')) return 'svg'
  // Browsers have no type for what only some phones know.
  if (!file.type.startsWith('image/') && !/\.(?:hei[cf]|avif)$/i.test(file.name)) return 'type'
  return file.size > largestPicture && !(await canShrink(file)) ? 'large' : null
}

/** A picture that this browser reads is made smaller before it is sent. */
async function canShrink(file: File): Promise<boolean> {
  try {
    ;(await createImageBitmap(file, { resizeWidth: 1 })).close()
    return true
  } catch {
    return false
  }
}
