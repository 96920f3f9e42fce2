import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import { severalAtOnce } from './several-at-once.ts'
import type { Vault } from './vault.ts'

const files = 'files/'
const gone = 'gone/'

type MirroredNames = [copied: Map<string, number>, noted: Map<string, number>]

/**
 * Returns what copies the site's files that are not yet in the vault, and notes there which are no longer on the site.
 * A file never changes under its name, so each is copied once. That returns how many files the site has and the bytes
 * they take there; where `signal` aborts, only those that it has looked at.
 */
export function openMirror(store: FileStore, vault: Vault) {
  let known: Promise<MirroredNames> | undefined
  return async (signal?: AbortSignal) => {
    known ??= Promise.all([namesIn(vault, files, signal), namesIn(vault, gone, signal)])
    const names = await known
    if (signal?.aborted) known = undefined // its end may be missing
    return bringUpToDate(store, vault, names, signal)
  }
}

async function bringUpToDate(
  store: FileStore,
  vault: Vault,
  [copied, noted]: MirroredNames,
  signal?: AbortSignal,
) {
  const present = new Set<string>()
  await severalAtOnce(untilAborted(store.list(), signal), async (key) => {
    present.add(key)
    if (!copied.has(key)) copied.set(key, await copyFile(store, vault, key))
    if (noted.delete(key)) await vault.delete(gone + key)
  })
  for (const key of copied.keys()) {
    if (signal?.aborted) break // a file that it has not come to would seem to be gone
    if (present.has(key) || noted.has(key)) continue
    noted.set(key, 0)
    await vault.put(gone + key, Readable.from([new Date().toISOString()]))
  }
  const bytes = [...present].reduce((sum, key) => sum + (copied.get(key) ?? 0), 0)
  return { count: present.size, bytes }
}

async function* untilAborted<Item>(items: AsyncIterable<Item>, signal?: AbortSignal) {
  for await (const item of items) {
    if (signal?.aborted) return
    yield item
  }
}

async function namesIn(vault: Vault, folder: string, signal?: AbortSignal) {
  const names = new Map<string, number>()
  for await (const { name, bytes } of untilAborted(vault.list(folder), signal))
    names.set(name.slice(folder.length), bytes)
  return names
}

/** A copy begins with a line that says what the file is. */
async function copyFile(store: FileStore, vault: Vault, key: string): Promise<number> {
  const file = await store.get(key)
  if (!file) return 0 // deleted since it was listed
  const content = async function* () {
    yield Buffer.from(`${file.contentType}\n`)
    yield* file.body
  }
  return (await vault.put(files + key, Readable.from(content()))).bytes
}

/** Brings back the files that the site had at `time`, and those that it got since. Returns how many. */
export async function bringFilesBack(vault: Vault, store: FileStore, time: Date): Promise<number> {
  const deleted = new Set<string>()
  await severalAtOnce(vault.list(gone), async ({ name, at }) => {
    if (at <= time || (await notedIn(vault, name)) <= time) deleted.add(name.slice(gone.length))
  })
  let count = 0
  await severalAtOnce(vault.list(files), async ({ name }) => {
    const key = name.slice(files.length)
    if (deleted.has(key)) return
    const whole = Buffer.concat(await (await vault.get(name)).toArray())
    const { contentType, body } = splitFile(whole)
    await store.put(key, body, contentType)
    count++
  })
  return count
}

/** When a note was made, which a copy of the place may have without its times; notes of earlier versions don't say it. */
const notedIn = async (vault: Vault, note: string) => new Date(await text(await vault.get(note)))

/** A copy of a file, taken apart. */
export function splitFile(whole: Buffer) {
  const end = whole.indexOf('\n')
  return { contentType: whole.toString('utf8', 0, end), body: Uint8Array.from(whole.subarray(end + 1)) }
}
