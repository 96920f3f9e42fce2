import { inStore } from '../../ground/files/browser-store.ts'

type KeptPicture = {
  /** Of its message, or of its draft (use-draft.ts). */
  readonly id: string
  readonly picture: File
  /** Epoch milliseconds. */
  readonly keptAt: number
}

const longestKept = 14 * 24 * 60 * 60_000 // ms
/** Within which a message follows the picture that was kept for it, and a draft is come back to. */
const longestAlone = 60 * 60_000 // ms

// Hold until the next page load where the browser keeps nothing.
const known = new Map<string, File>()

/** Keeps the picture of a message until the server has it. @param clientId of the message */
export async function keepPicture(clientId: string, picture: File): Promise<void> {
  known.set(clientId, picture)
  await inStore('messages', 'readwrite', (store) => store.put({ id: clientId, picture, keptAt: Date.now() }))
}

export async function keptPicture(clientId: string): Promise<File | null> {
  const kept = () => inStore<KeptPicture>('messages', 'readonly', (store) => store.get(clientId))
  return known.get(clientId) ?? (await kept())?.picture ?? null
}

export async function forgetPicture(clientId: string): Promise<void> {
  known.delete(clientId)
  await inStore('messages', 'readwrite', (store) => store.delete(clientId))
}

/** Forgets what nobody came back for, and what is of no message that waits. */
export async function tidyPictures(waiting: readonly { readonly clientId: string }[]): Promise<void> {
  const all = (await inStore<KeptPicture[]>('messages', 'readonly', (store) => store.getAll())) ?? []
  const isNeeded = ({ id, keptAt }: KeptPicture) =>
    Date.now() - keptAt < (waiting.some(({ clientId }) => clientId === id) ? longestKept : longestAlone)
  await Promise.all(all.filter((one) => !isNeeded(one)).map(({ id }) => forgetPicture(id)))
}
