import { namesKept } from '../../ground/kept/kept.ts'
import { areFilesKept } from '../../ground/kept/kept-files.ts'
import { takeOverMessages } from '../../ground/outbox/waiting.ts'

/** Under which an account's list of favorites is kept as it was read: nothing is lost with it. */
export const favoritesRead = 'favorites read'

/** Whether this browser has anything that the server doesn't have yet and that Log Out would forget. */
export async function hasUnsent(): Promise<boolean> {
  takeOverMessages()
  return namesKept('').some((name) => name !== favoritesRead) || areFilesKept()
}
