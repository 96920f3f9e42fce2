import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { diskSpaces } from '../../app/ground/condition/disk-space.server.ts'
import { tightness } from '../../app/ground/condition/disk-space.ts'
import { inMegabytes } from '../backup/in-megabytes.ts'
import type { Settings } from '../settings.ts'
import { type Finding, ok, problem, remark } from './finding.ts'

const names = { data: 'Disk of DATA_DIR', backups: 'Disk of BACKUP_TO' }

/** What is left of the disks that the site writes to. */
export async function tryDisks({
  dataDir,
  backup: { to },
}: Pick<Settings, 'dataDir' | 'backup'>): Promise<Finding[]> {
  const spaces = await diskSpaces({
    data: existing(dataDir),
    ...(to && !to.startsWith('s3://') && { backups: existing(to) }),
  })
  return spaces.map(({ whose, ...space }) => {
    const percent = Math.floor((space.free / space.bytes) * 100)
    const found = `${inMegabytes(space.free)} left, ${percent} %`
    const advice = 'Make room, or move it to a larger disk: PostgreSQL stops when it has none.'
    const tight = tightness(space)
    if (tight === 'now') return problem(names[whose], found, advice)
    return tight === 'soon' ? remark(names[whose], found, advice) : ok(names[whose], found)
  })
}

/** A folder that is made only later is on the disk of the one above. */
const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))
