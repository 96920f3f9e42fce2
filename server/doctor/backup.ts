import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '../../app/ground/db/client.server.ts'
import { lastBackup } from '../../app/team/operation/last-backup.server.ts'
import { inMegabytes } from '../backup/in-megabytes.ts'
import { openPlace } from '../backup/open-place.ts'
import type { Settings } from '../settings.ts'
import { type Finding, notSetUp, ok, problem, remark, tried } from './finding.ts'

type BackupSettings = Pick<Settings, 'backup' | 's3Access' | 'demo'>

/** How old the last backup is, and whether the next one can be stored. */
export async function tryBackup(database: Database, settings: BackupSettings): Promise<Finding[]> {
  const { demo, backup } = settings
  const age = await ageOf(database, demo)
  if (!backup.to)
    return [
      ...age,
      notSetUp('BACKUP_TO', demo ? 'A demo needs no backup.' : 'Set it, or make each by proa backup.'),
    ]
  const place = await tried(
    'BACKUP_TO',
    'Let this account write there, or correct its address.',
    async () => {
      const { address, put, get, ...others } = await openPlace(backup.to!, settings)
      const name = `doctor/${randomUUID()}`
      await put(name, Readable.from([name]))
      const read = Buffer.concat(await (await get(name)).toArray()).toString()
      await others.delete(name)
      return read === name
        ? ok('BACKUP_TO', `${address}: stored, read and deleted a file`)
        : problem('BACKUP_TO', `${address}: what is read is not what was stored`, 'Take another place.')
    },
  )
  const key = backup.key
    ? ok('BACKUP_KEY', 'backups are encrypted')
    : remark('BACKUP_KEY', 'unset: who can read the place can read all', 'Make one: proa backup --new-key')
  return [...age, ...place, key]
}

async function ageOf(database: Database, demo: boolean): Promise<Finding[]> {
  const last = await lastBackup(database).catch(() => undefined) // a new database has no table of them
  const advice = 'The log says what failed; make one now: proa backup'
  if (!last)
    return demo ? [notSetUp('Backup', 'There is none.')] : [problem('Backup', 'there is none', advice)]
  const hours = Math.floor((Date.now() - last.madeAt.getTime()) / 3_600_000)
  const found = `${hours} h ago, ${inMegabytes(last.bytes)} in ${last.place}`
  return [last.isOld ? problem('Backup', found, advice) : ok('Backup', found)]
}
