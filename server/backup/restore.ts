// `npm run restore -- <backup>` makes a site of a backup, in an empty DATA_DIR; with --go it is taken into service.
import { readSettings, type Settings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { chosenBackup } from './chosen-backup.ts'
import { go } from './go.ts'
import { restoreSite } from './restore-site.ts'

try {
  const settings = readSettings(process.env)
  if (process.argv[2] === '--go') await go(settings)
  else await restore(settings, process.argv[2])
} catch (error) {
  endInOneSentence(error)
}

async function restore(settings: Settings, asked?: string) {
  const chosen = await chosenBackup(settings, asked)
  if (settings.databaseUrl)
    throw new Error('This backup is one of the embedded database; unset DATABASE_URL.')
  const { about } = await restoreSite({ ...chosen, dataDir: settings.dataDir, step })
  say(
    `The site as it was at ${about.madeAt} is in ${settings.dataDir}; it does no jobs and sends no mails yet.`,
  )
  say('Look at it with npm start; take it into service with npm run restore -- --go')
}
