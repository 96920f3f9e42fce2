import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as tar from 'tar-stream'

/** A file, or a folder, whose path ends with a slash and which has no content. */
export type Entry = { path: string; size: number; content?: () => AsyncIterable<Uint8Array> }

/** A tar archive of entries, each of which is read before the next is asked for. */
export function packed(entries: AsyncIterable<Entry>): Readable {
  const pack = tar.pack()
  const fill = async () => {
    for await (const { path, size, content } of entries) {
      if (content) await pipeline(content, pack.entry({ name: path, size, mode: 0o600 }))
      else pack.entry({ name: path, type: 'directory', mode: 0o700 })
    }
    pack.finalize()
  }
  fill().catch((error: Error) => pack.destroy(error))
  return Readable.from(pack)
}

/** Hands each file of a tar archive to `take`, which reads it to its end. */
export async function unpacked(
  archive: Readable,
  take: (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const extract = tar.extract()
  const read = async () => {
    for await (const entry of extract) {
      const isFolder = entry.header.type === 'directory'
      await take(
        isFolder ? `${entry.header.name.replace(/\/$/, '')}/` : entry.header.name,
        entry as AsyncIterable<Uint8Array>,
      )
      entry.resume()
    }
  }
  await Promise.all([pipeline(archive, extract), read()])
}

/** Writes what an archive has into a folder, and nothing outside of it. */
export async function unpackInto(folder: string, archive: Readable): Promise<void> {
  await unpacked(archive, async (path, content) => {
    if (path.split('/').includes('..')) throw new Error(`The backup has a file with an unsafe path: ${path}.`)
    const target = join(folder, path)
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (!path.endsWith('/')) await pipeline(content, createWriteStream(target, { mode: 0o600 }))
  })
}

export function textEntry(path: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return {
    path,
    size: bytes.length,
    content: async function* () {
      yield bytes
    },
  }
}
