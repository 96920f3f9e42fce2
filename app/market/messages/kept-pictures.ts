import { forgetFile, keepFile, keptFile, keptFiles } from '../../ground/kept/kept-files.ts'

/** Within which a message follows the picture that was kept for it, and a draft is come back to. */
const longestAlone = 60 * 60_000 // ms

// Hold until the next page load where the browser keeps nothing.
const known = new Map<string, File>()

/** Keeps the picture of a message until the server has it. @param id of the message, or of its draft (use-draft.ts) */
export async function keepPicture(id: string, picture: File): Promise<void> {
  known.set(id, picture)
  await keepFile({ id, room: 'messages', file: picture, at: Date.now() })
}

export const keptPicture = async (id: string): Promise<File | null> =>
  known.get(id) ?? ((await keptFile(id))?.file as File | undefined) ?? null

export async function forgetPicture(id: string): Promise<void> {
  known.delete(id)
  await forgetFile(id)
}

/** Forgets pictures of drafts that nobody came back to, and of no message that waits. */
export async function tidyPictures(waiting: readonly { readonly clientId: string }[]): Promise<void> {
  const isNeeded = (id: string, at: number) =>
    Date.now() - at < longestAlone || waiting.some(({ clientId }) => clientId === id)
  for (const { id, at } of await keptFiles('messages')) if (!isNeeded(id, at)) await forgetPicture(id)
}
