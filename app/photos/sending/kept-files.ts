/** A file that somebody chose, until all of it is on the server. */
export type KeptFile = {
  readonly id: string
  readonly draftId: string
  readonly name: string
  readonly file: Blob
  /** It was made as small as it is sent: pieces of it may be on the server. */
  readonly isReady: boolean
  /** Epoch milliseconds. */
  readonly chosenAt: number
}

const longestKept = 14 * 24 * 60 * 60_000 // ms

/** In this browser, so that a reload or a new sign-in loses none. Where it keeps nothing, this does nothing. */
export const keepFile = (file: KeptFile) => inStore('readwrite', (store) => store.put(file))

export const forgetFile = (id: string) => inStore('readwrite', (store) => store.delete(id))

/** In the order in which they were chosen. What nobody came back for is forgotten. */
export async function keptFiles(draftId: string): Promise<readonly KeptFile[]> {
  const all = (await inStore<KeptFile[]>('readonly', (store) => store.getAll())) ?? []
  const isOld = ({ chosenAt }: KeptFile) => Date.now() - chosenAt > longestKept
  for (const { id } of all.filter(isOld)) void forgetFile(id)
  return all
    .filter((one) => one.draftId === draftId && !isOld(one))
    .toSorted((a, b) => a.chosenAt - b.chosenAt)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await answerTo<IDBDatabase>(opening())
    try {
      return await answerTo<T>(ask(database.transaction('files', mode).objectStore('files')))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function opening() {
  const request = indexedDB.open('photos', 1)
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
