import type pg from 'pg'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { openErasures } from './erased.ts'
import { wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { openVault } from './vault.ts'

/**
 * Returns what notes deleted accounts in the places of further backups, such as those made by hand: a restore of one
 * of them needs it. A place that is out of reach is reported once, and tried again.
 */
export function openErasuresElsewhere(settings: Settings, log: Log) {
  const opened = new Map<string, ReturnType<typeof open>>()
  const reported = new Set<string>()

  async function open(address: string) {
    const place = await openPlace(address, settings)
    if ((await wholeBackups(place)).length === 0) throw new Error('no backup is there')
    return openErasures(await openVault(place, settings.backup.key))
  }

  async function note(pool: pg.Pool, address: string) {
    const noteErasures = opened.get(address) ?? open(address)
    opened.set(address, noteErasures)
    try {
      await (
        await noteErasures
      )(pool)
    } catch (error) {
      opened.delete(address)
      if (!reported.has(address))
        log.error({ err: error, place: address }, 'deletions are not noted beside backups')
      reported.add(address)
    }
  }

  return async (pool: pg.Pool) => {
    const { rows } = await pool.query<{ place: string }>(
      `select distinct place from backup where made_at > now() - interval '35 days'`,
    )
    for (const { place } of rows) await note(pool, place)
  }
}
