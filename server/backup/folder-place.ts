import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../make-folder.ts'
import type { Place, StoredObject } from './place.ts'

const draft = '.draft-'

/** Backups in a folder that only this account may enter. */
export function folderPlace(folder: string): Place {
  return {
    address: folder,
    async put(name, body) {
      const path = join(folder, name)
      const aside = join(dirname(path), `${draft}${randomUUID()}`)
      try {
        makeFolder(dirname(path), 0o700)
        await pipeline(body, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(aside, path)
        await syncFolder(dirname(path))
      } catch (error) {
        body.destroy()
        await rm(aside, { force: true }).catch(() => {}) // the first error says more
        throw error
      }
    },

    async get(name) {
      const file = await open(join(folder, name))
      return createReadStream('', { fd: file })
    },

    list: (prefix) => filesBelow(folder, prefix),

    async delete(name) {
      await rm(join(folder, name), { force: true })
      await rmdir(dirname(join(folder, name))).catch(() => {}) // where it was the last
    },
  }
}

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, `${name}/`)
    else if (!entry.name.startsWith(draft)) {
      const { size, mtime } = await stat(join(folder, name))
      yield { name, bytes: size, at: mtime }
    }
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
