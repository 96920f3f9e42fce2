/**
 * Asks a store of this browser, of things by their `id`, which holds files as well.
 * @returns null where nothing is found, or where this browser keeps nothing
 */
export async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await answerTo<IDBDatabase>(opening(name))
    try {
      return (
        (await answerTo<T | undefined>(ask(database.transaction('files', mode).objectStore('files')))) ?? null
      )
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function opening(name: string) {
  const request = indexedDB.open(name, 1)
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
