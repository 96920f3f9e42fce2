/** A file that somebody chose and the site does not have yet. */
export type KeptFile = {
  /** A UUID. */
  readonly id: string
  /** Whose it is: one asks for one's own alone. */
  readonly room: 'messages' | 'photos'
  readonly file: Blob
  /** When it was chosen, in epoch milliseconds. */
  readonly at: number
}

const longest = 14 * 24 * 60 * 60_000 // ms

/** Where this browser keeps nothing, this does nothing. */
export const keepFile = (file: KeptFile) => inStore('readwrite', (store) => store.put(file))

export const keptFile = (id: string) => inStore<KeptFile>('readonly', (store) => store.get(id))

export const forgetFile = (id: string) => inStore('readwrite', (store) => store.delete(id))

export const forgetAllFiles = () => inStore('readwrite', (store) => store.clear())

/** Whether any file waits, of any room. */
export const areFilesKept = async () =>
  ((await inStore<number>('readonly', (store) => store.count())) ?? 0) > 0

/** In the order in which they were chosen. Those that nobody came back for in 14 days are forgotten. */
export async function keptFiles<File extends KeptFile>(room: File['room']): Promise<readonly File[]> {
  const all = (await inStore<File[]>('readonly', (store) => store.getAll())) ?? []
  const isOld = ({ at }: File) => Date.now() - at > longest
  for (const { id } of all.filter(isOld)) void forgetFile(id)
  return all.filter((one) => one.room === room && !isOld(one)).toSorted((one, other) => one.at - other.at)
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
