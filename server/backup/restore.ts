// `npm run restore -- <backup>` makes a site of a backup, in an empty DATA_DIR; with --go it is taken into service.
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { chosenBackup } from './chosen-backup.ts'
import { go } from './go.ts'
import { restoreSite } from './restore-site.ts'

try {
  const settings = readSettings(process.env, { namesBucket: true })
  if (process.argv[2] === '--go') await go(settings)
  else await restore(settings)
} catch (error) {
  endInOneSentence(error)
}

async function restore(settings: Settings) {
  const { positionals, values } = parseArgs({
    options: { until: { type: 'string' } },
    allowPositionals: true,
  })
  const until = values.until === undefined ? undefined : new Date(values.until)
  if (until && Number.isNaN(until.getTime()))
    throw new Error(`'${values.until}' is not a valid time; write it like 2026-11-23T18:30:00+10:00.`)
  const chosen = await chosenBackup(settings, positionals[0], until)
  const { asOf } = await restoreSite({ ...chosen, settings, until, step })
  say(
    `The site as it was at ${asOf.toISOString()} is in ${settings.dataDir}; it does no jobs and sends no mails yet.`,
  )
  say('Look at it with npm start; take it into service with npm run restore -- --go')
}
