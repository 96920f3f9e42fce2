import { folder, latestOf, nameOf, timeOf, wholeBackups } from './manifest.ts'
import type { Vault } from './vault.ts'
import { forgetGaps } from './wal-gaps.ts'

const days = 24 * 60 * 60_000 // ms
const kept = 35 * days
/** A backup without a manifest may be one that is being made. */
const longestBackup = days

/**
 * Removes what is older than 35 days: backups, but not the last one, the WAL before the oldest that stays, and files
 * that were deleted from the site so long ago.
 */
export async function removeOldBackups({ place, ...vault }: Vault, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - kept)
  const whole = await wholeBackups(place)
  const last = latestOf(whole)
  const staying = whole.filter((name) => name >= nameOf(limit) || name === last)
  const oldest = staying[0] && timeOf(staying[0])
  for await (const { name, at } of place.list(`${folder}/`)) {
    const [, backup = ''] = name.split('/')
    const isOld = whole.includes(backup)
      ? !staying.includes(backup)
      : at.getTime() < now.getTime() - longestBackup
    if (isOld) await place.delete(name)
  }
  for await (const { name, at } of place.list('wal/')) if (oldest && at < oldest) await place.delete(name)
  if (last) await forgetGaps(place, last)
  for await (const { name, at } of place.list('erased/')) if (at < limit) await place.delete(name)
  for await (const { name, at } of vault.list('gone/')) {
    if (at >= limit) continue
    await vault.delete(name.replace('gone/', 'files/'))
    await vault.delete(name)
  }
}
