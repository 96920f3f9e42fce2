import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Vault } from './vault.ts'

const folder = 'erased/'

/** Notes in the vault, by their ids, the accounts that were deleted: each call those since the last. */
export function openErasures(vault: Vault) {
  let noted: Set<string> | undefined
  return async (client: pg.Pool | pg.ClientBase) => {
    noted ??= new Set(await erasedIn(vault))
    const { rows } = await client.query<{ id: string }>('select id from erased_user')
    for (const { id } of rows) {
      if (noted.has(id)) continue
      await vault.put(folder + id, Readable.from(['']))
      noted.add(id)
    }
  }
}

/** The ids of the accounts that were deleted, in the backup or after it. */
export async function erasedIn(vault: Vault): Promise<string[]> {
  const ids: string[] = []
  for await (const { name } of vault.list(folder)) ids.push(name.slice(folder.length))
  return ids
}

/** Has the accounts that a restored site has again deleted again, with all that is theirs, by the job that does that. */
export async function eraseAgain(client: pg.ClientBase, ids: string[]): Promise<number> {
  const { rowCount } = await client.query(
    `update users set closes_at = least(closes_at, now()) where id = any ($1)`,
    [ids],
  )
  await client.query(`select graphile_worker.add_job('erase-accounts', '{}')`)
  return rowCount ?? 0
}
