import { inStore } from '../files/browser-store.ts'

// Hold until the next page load where the browser keeps nothing.
const known = new Map<string, Blob>()

/** Keeps the picture of a message until the server has it. @param clientId of the message */
export async function keepPicture(clientId: string, picture: Blob): Promise<void> {
  known.set(clientId, picture)
  await inStore('messages', 'readwrite', (store) => store.put({ id: clientId, picture }))
}

export async function keptPicture(clientId: string): Promise<Blob | null> {
  const kept = () => inStore<{ picture: Blob }>('messages', 'readonly', (store) => store.get(clientId))
  return known.get(clientId) ?? (await kept())?.picture ?? null
}

export async function forgetPicture(clientId: string): Promise<void> {
  known.delete(clientId)
  await inStore('messages', 'readwrite', (store) => store.delete(clientId))
}
