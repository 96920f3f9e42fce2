import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { byteStream } from '../../app/ground/files/byte-stream.server.ts'
import { checkKey, type FileStore, isFullDisk, StoreError } from '../../app/ground/files/file-store.ts'

const longestType = 100 // bytes
const draftLife = 60 * 60_000 // ms

/**
 * Files in a folder that only this account may enter, for one process or several on one machine. A file begins with a
 * line that says what it is.
 */
export function diskFiles(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key)
      const draft = join(root, `.${randomUUID()}`)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeWhole(draft, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]))
        await rename(draft, path)
        await syncFolders(dirname(path), root)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFullDisk(error) ? new StoreError(`The disk is full: ${(error as Error).message}`) : error
      }
    },

    async get(key) {
      const file = await open(pathOf(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(nothing)
      return file && (await read(file))
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },

    list: () => keysBelow(root),

    async size() {
      const size = { count: 0, bytes: 0 }
      for await (const key of keysBelow(root)) {
        const file = await stat(join(root, key)).catch(nothing)
        size.count++
        size.bytes += file?.size ?? 0
      }
      return size
    },
  }
}

async function* keysBelow(root: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch(nothing)
  for (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* keysBelow(root, `${prefix}${entry.name}/`)
    else if (!entry.name.startsWith('.')) yield prefix + entry.name
  }
}

/** Removes what a process that was killed had only begun to store. */
export async function removeOldDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(nothing)
  for (const name of names?.filter((name) => name.startsWith('.')) ?? []) {
    const path = join(folder, name)
    const found = await stat(path).catch(nothing)
    if (found && Date.now() - found.mtimeMs > draftLife) await rm(path, { force: true })
  }
}

/** Syncs to the disk before it returns: an acknowledged file survives a power cut. */
async function writeWhole(path: string, bytes: Buffer) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is in its folder, which is another file; so is a new folder's. */
async function syncFolders(folder: string, root: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== root) await syncFolders(dirname(folder), root)
}

async function read(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestType), 0, longestType, 0)
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  const { size } = await file.stat()
  return {
    body: byteStream(file.createReadStream({ start: end + 1 })),
    contentType: buffer.toString('utf8', 0, end),
    size: size - end - 1,
  }
}

function nothing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
