import { onForgottenElsewhere } from './kept.ts'

/** A file that someone chose and the site does not have yet. */
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

const tidied = 'keptFilesTidied'

/** What the browser refuses to store: this page has it until the next page load. */
const inMemory = new Map<string, Blob>()
onForgottenElsewhere(() => inMemory.clear())

export async function keepFile(id: string, file: Blob): Promise<void> {
  const kept = { id, file, at: Date.now() } satisfies KeptFile
  const isStored = (await inStore('readwrite', (store) => store.put(kept))) !== null
  if (isStored) inMemory.delete(id)
  else inMemory.set(id, file)
}

export const keptFile = async (id: string): Promise<Blob | null> =>
  inMemory.get(id) ?? (await inStore<KeptFile>('readonly', (store) => store.get(id)))?.file ?? null

/** Whether it is there after the next page load. @param id of a file that was kept */
export const isFileStored = (id: string): boolean => !inMemory.has(id)

export async function forgetFile(id: string): Promise<void> {
  inMemory.delete(id)
  await inStore('readwrite', (store) => store.delete(id))
}

export async function forgetAllFiles(): Promise<void> {
  inMemory.clear()
  await inStore('readwrite', (store) => store.clear())
}

export const areFilesKept = async (): Promise<boolean> =>
  inMemory.size > 0 || ((await inStore<number>('readonly', (store) => store.count())) ?? 0) > 0

/**
 * Forgets files that no one came back to in 14 days, and those that nothing needs.
 * @param needed the ids of those that something needs; without it, it may be any
 */
export async function tidyFiles(needed?: readonly string[]): Promise<void> {
  await inStore('readwrite', (store) => {
    const asking = store.openCursor()
    asking.addEventListener('success', () => {
      const cursor = asking.result
      if (!cursor) return
      const { id, at } = cursor.value as KeptFile
      const age = Date.now() - at
      if (age > longest || (needed && age > longestAlone && !needed.includes(id))) cursor.delete()
      cursor.continue()
    })
    return asking
  })
}

/** As `tidyFiles`, once while a tab is open, and only where files were ever kept: opening their database creates it. */
export async function tidyFilesOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(tidied)) return
    if (await isDatabaseThere()) await tidyFiles()
    sessionStorage.setItem(tidied, 'true')
  } catch {
    // The browser forbids to keep anything.
  }
}

/** Not every browser can tell. */
const isDatabaseThere = async () =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === 'kept')

/** @returns null if there is nothing, or if this browser stores nothing: a full disk may only be noticed at the end */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await open()
    try {
      const transaction = database.transaction('files', mode)
      const request = ask(transaction.objectStore('files'))
      await settled(transaction, 'complete', ['abort', 'error'])
      return (request.result as T | undefined) ?? null
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kept', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('files', { keyPath: 'id' })
  })
  await settled(request, 'success', ['error'])
  return request.result
}

const settled = (target: IDBTransaction | IDBRequest, success: string, failures: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(success, () => resolve())
    for (const failure of failures)
      target.addEventListener(failure, () => reject(target.error ?? new Error('nothing can be stored here')))
  })
