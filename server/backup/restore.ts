// `npm run restore -- <backup>` makes a site of a backup, in an empty DATA_DIR; with --go it is taken into service.
import { readSettings, type Settings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { go } from './go.ts'
import { restoreChosen } from './restore-chosen.ts'

try {
  const settings = readSettings(process.env)
  if (process.argv[2] === '--go') await go(settings)
  else await restore(settings)
} catch (error) {
  endInOneSentence(error)
}

async function restore(settings: Settings) {
  const { asOf } = await restoreChosen(settings, process.argv.slice(2), step)
  say(
    `The site as it was at ${asOf.toISOString()} is in ${settings.dataDir}; it does no jobs and sends no mails yet.`,
  )
  say('Look at it with npm start; take it into service with npm run restore -- --go')
}
