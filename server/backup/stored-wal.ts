import { buffer } from 'node:stream/consumers'
import { unfinished } from './ship-wal.ts'
import type { Vault } from './vault.ts'

const segmentSize = 16 * 1024 * 1024 // PostgreSQL's, unless initdb is told otherwise

/** What a place has of the WAL: undefined where it has nothing under that name. */
export async function storedWal(vault: Vault) {
  const names = new Set<string>()
  for await (const { name } of vault.list('wal/')) names.add(name)
  return async (name: string): Promise<Buffer | undefined> => {
    if (names.has(`wal/${name}`)) return buffer(await vault.get(`wal/${name}`))
    if (!names.has(unfinished(name))) return undefined
    const begun = await buffer(await vault.get(unfinished(name)))
    return Buffer.concat([begun, Buffer.alloc(segmentSize - begun.length)])
  }
}
