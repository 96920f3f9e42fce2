/** A file that somebody chose and the site does not have yet. */
export type KeptFile = {
  /** A UUID, also of what waits to be sent with it. */
  readonly id: string
  readonly file: Blob
  /** When it was chosen, in epoch milliseconds. */
  readonly at: number
}

const longest = 14 * 24 * 60 * 60_000 // ms
/** Within which what is sent with a file follows it, and a draft is come back to. */
const longestAlone = 60 * 60_000 // ms

// Hold until the next page load where the browser keeps nothing.
const unkept = new Map<string, Blob>()

export async function keepFile(id: string, file: Blob): Promise<void> {
  const kept = { id, file, at: Date.now() } satisfies KeptFile
  if ((await inStore('readwrite', (store) => store.put(kept))) === null) unkept.set(id, file)
}

export const keptFile = async (id: string): Promise<Blob | null> =>
  unkept.get(id) ?? (await inStore<KeptFile>('readonly', (store) => store.get(id)))?.file ?? null

export async function forgetFile(id: string): Promise<void> {
  unkept.delete(id)
  await inStore('readwrite', (store) => store.delete(id))
}

export const forgetAllFiles = () => inStore('readwrite', (store) => store.clear())

export const areFilesKept = async () =>
  ((await inStore<number>('readonly', (store) => store.count())) ?? 0) > 0

/** Forgets files that nobody came back to in 14 days, and those that nothing needs. @param needed their ids */
export async function tidyFiles(needed: readonly string[]): Promise<void> {
  const all = (await inStore<KeptFile[]>('readonly', (store) => store.getAll())) ?? []
  for (const { id, at } of all) {
    const age = Date.now() - at
    if (age > longest || (age > longestAlone && !needed.includes(id))) await forgetFile(id)
  }
}

/** @returns null where nothing is found, or where this browser keeps nothing */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await answerTo<IDBDatabase>(opening())
    try {
      const answer = ask(database.transaction('files', mode).objectStore('files'))
      return (await answerTo<T | undefined>(answer)) ?? null
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function opening() {
  const request = indexedDB.open('kept', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('files', { keyPath: 'id' })
  })
  return request
}

const answerTo = <T>(request: IDBRequest) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing can be kept here')))
  })
