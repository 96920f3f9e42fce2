import type { Readable } from 'node:stream'

/** Where backups are kept. Names are like `wal/0001.zst`. */
export type Place = {
  /** As people write it: a folder's path, or `s3://bucket/prefix`. */
  address: string
  /** Stores all of it or nothing, in place of what had this name. */
  put(name: string, body: Readable): Promise<void>
  /** Throws where there is nothing. */
  get(name: string): Promise<Readable>
  /** All that begins with `prefix`, which is empty or ends with a slash. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** Where there is nothing under this name, nothing happens. */
  delete(name: string): Promise<void>
}

export type StoredObject = { name: string; bytes: number; at: Date }
