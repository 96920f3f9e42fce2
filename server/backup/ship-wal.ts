import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Vault } from './vault.ts'

const slot = 'proa_shipping'
const segment = /^[0-9A-F]{24}$/
const history = /^[0-9A-F]{8}\.history$/

/** A segment that PostgreSQL still writes is stored under another name, as far as it is. */
export const unfinished = (name: string) => `wal/${name}.partial`

/**
 * Makes a slot for which PostgreSQL keeps the WAL that is not shipped yet, up to the setting max_slot_wal_keep_size,
 * unless there is one and all of its WAL is still there.
 * @param onGap called before: WAL from before it is not kept
 */
export async function openWalSlot(client: pg.ClientBase, onGap: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ lost: boolean }>(
    `select wal_status = 'lost' as lost from pg_replication_slots where slot_name = $1`,
    [slot],
  )
  if (rows[0] && !rows[0].lost) return
  await onGap()
  await closeWalSlot(client)
  await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
}

/** No slot keeps WAL from now on. */
export const closeWalSlot = (client: pg.ClientBase) =>
  client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
    slot,
  ])

type Position = { lsn: string; current: string; offset: number; start: string; first: string }

/**
 * Stores the WAL of the server that works in `folder`, as far as it is on the disk, and lets PostgreSQL throw away what
 * is stored whole, each segment at once: what fails later need not store it again. Returns the position, which is the
 * `before` of the next call.
 * @param signal once it aborts, the next segments stay for another call
 */
export async function shipWal(
  client: pg.ClientBase,
  folder: string,
  vault: Vault,
  before = '',
  signal?: AbortSignal,
): Promise<string> {
  const advance = (position: string) =>
    client.query('select pg_replication_slot_advance($1, $2)', [slot, position])
  const { rows } = await client.query<Position>(
    `select lsn, file_name as current, file_offset as offset, greatest(lsn - file_offset::numeric, restart_lsn) as start,
       pg_walfile_name(restart_lsn) as first
     from pg_replication_slots, pg_current_wal_flush_lsn() lsn, pg_walfile_name_offset(lsn)
     where slot_name = $1`,
    [slot],
  )
  const { lsn, current, offset, start, first } = rows[0]!
  if (lsn === before) return lsn
  const wal = join(folder, 'pg_wal')
  const names = readdirSync(wal).toSorted()
  for (const name of names.filter((one) => history.test(one)))
    await vault.put(`wal/${name}`, createReadStream(join(wal, name)))
  for (const name of names.filter((one) => segment.test(one) && one >= first && one < current)) {
    if (signal?.aborted) return before
    await vault.put(`wal/${name}`, createReadStream(join(wal, name)))
    await vault.delete(unfinished(name))
    await advance(endOf(name, statSync(join(wal, name)).size))
  }
  if (offset > 0)
    await vault.put(unfinished(current), createReadStream(join(wal, current), { end: offset - 1 }))
  await advance(start)
  return lsn
}

/** The position after a segment of so many bytes, whose name is its timeline and its number. */
function endOf(name: string, bytes: number): string {
  const [high, low] = [name.slice(8, 16), name.slice(16)].map((part) => BigInt(`0x${part}`))
  const end = (high! << 32n) + (low! + 1n) * BigInt(bytes)
  return `${(end >> 32n).toString(16)}/${(end & 0xffffffffn).toString(16)}`
}
