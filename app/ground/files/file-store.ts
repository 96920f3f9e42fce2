/**
 * Where files are kept that visitors send or that are made for them. Nothing in it has an address of its own: a page
 * that may show a file reads it and answers with it.
 */
export type FileStore = {
  /** Stores all of it or nothing, in place of what had this key. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Does nothing if there is no file with this key. */
  delete(key: string): Promise<void>
  /** The keys of all files. */
  list(): AsyncIterable<string>
  /** Goes through all files, which may take minutes. */
  size(): Promise<FilesSize>
}

/** The store could not be asked, or is full. It has no cause: that would be taken for one of the database. */
export class StoreError extends Error {
  override name = 'StoreError'
}

const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Whether the disk, or what this account may have of it, is full. */
export const isFullDisk = (error: unknown): boolean =>
  fullDisk.includes((error as NodeJS.ErrnoException).code ?? '')

/** How many files there are, and the bytes that they take. */
export type FilesSize = { count: number; bytes: number }

export type StoredFile = { body: ReadableStream<Uint8Array<ArrayBuffer>>; contentType: string; size: number }

const longest = 200 // characters
const part = '[a-z0-9_-][a-z0-9._-]*' // no capitals: there are disks that take them for small letters

/** Throws unless a key is like `pictures/0b5e/large.webp`: a path that leads nowhere else. */
export function checkKey(key: string): void {
  if (key.length > longest || !new RegExp(`^${part}(/${part})*$`).test(key))
    throw new Error(`'${key}' is no key of a file.`)
}
