import { parseArgs } from 'node:util'
import type { Settings } from '../settings.ts'
import type { Step } from '../steps.ts'
import { chosenBackup } from './chosen-backup.ts'
import { restoreSite } from './restore-site.ts'

/**
 * Restores the backup that the arguments of `npm run restore` name into the data folder of the settings.
 * Throws an error whose message says why, if there is no such backup or it can't be restored there.
 */
export async function restoreChosen(settings: Settings, args: readonly string[], step: Step) {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { until: { type: 'string' } },
    allowPositionals: true,
  })
  const until = values.until === undefined ? undefined : new Date(values.until)
  if (until && Number.isNaN(until.getTime()))
    throw new Error(`'${values.until}' is not a valid time; write it like 2026-11-23T18:30:00+10:00.`)
  const chosen = await chosenBackup(settings, positionals[0], until)
  return restoreSite({ ...chosen, settings, until, step })
}
