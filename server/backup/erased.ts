import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Settings } from '../settings.ts'
import { wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'
import type { RestoredCopy } from './restored-copy.ts'
import type { Vault } from './vault.ts'

const folder = 'erased/'

/** Notes in the vault, by their ids, the accounts that were deleted: each call those since the last. */
export function openErasures(vault: Vault) {
  let noted: Set<string> | undefined
  return async (client: pg.Pool | pg.ClientBase) => {
    noted ??= new Set(await erasedIn(vault.place))
    const { rows } = await client.query<{ id: string }>('select id from erased_user')
    for (const { id } of rows) {
      if (noted.has(id)) continue
      await vault.put(folder + id, Readable.from(['']))
      noted.add(id)
    }
  }
}

/** The ids of the accounts that were deleted, in the backup or after it. They are names, which need no key. */
async function erasedIn(place: Place): Promise<string[]> {
  const ids: string[] = []
  for await (const { name } of place.list(folder)) ids.push(name.slice(folder.length).split('.')[0]!)
  return ids
}

/**
 * The ids of the accounts that were deleted since a copy's backup: as its place lists them, and BACKUP_TO. Throws a
 * sentence if its place can't be read.
 */
export async function erasedSince({ place }: RestoredCopy, settings: Settings): Promise<string[]> {
  const ids: string[] = []
  if (place) ids.push(...(await readList(place, settings)))
  if (settings.backup.to) ids.push(...(await erasedIn(await openPlace(settings.backup.to, settings))))
  return [...new Set(ids)]
}

async function readList(address: string, settings: Settings): Promise<string[]> {
  try {
    const place = await openPlace(address, settings)
    // A folder of a disk that is not there looks empty.
    if ((await wholeBackups(place)).length > 0) return await erasedIn(place)
  } catch (cause) {
    throw new Error(unreadable(address, `: ${cause instanceof Error ? cause.message : String(cause)}`), {
      cause,
    })
  }
  throw new Error(unreadable(address, ', where no backup is'))
}

const unreadable = (address: string, why: string) =>
  `Which accounts were deleted since the backup can't be read in ${address}${why}. Make it reachable there, and run this again.`

/**
 * Has the accounts that a restored site has again deleted again, with all that is theirs, by the job that does that: due
 * since yesterday, since its process's clock may be behind the database's.
 */
export async function eraseAgain(client: pg.ClientBase, ids: string[]): Promise<number> {
  const { rowCount } = await client.query(
    `update users set closes_at = least(closes_at, now() - interval '1 day') where id = any ($1)`,
    [ids],
  )
  if (rowCount) await client.query(`select graphile_worker.add_job('erase-accounts', '{}')`)
  return rowCount ?? 0
}
