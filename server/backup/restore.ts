// `npm run restore -- <backup>`: makes a site of a backup, in an empty DATA_DIR.
import { readSettings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { isBackupName, wholeBackups } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { restoreSite } from './restore-site.ts'
import { openVault } from './vault.ts'

try {
  const settings = readSettings(process.env)
  const asked = process.argv[2] ?? settings.backup.to
  if (!asked)
    throw new Error('Say which: npm run restore -- /a/folder or s3://bucket/prefix, or one backup in it.')
  const [, folder = '', last = ''] = /^(.*?)\/*([^/]*)\/*$/.exec(asked)!
  const place = await openPlace(isBackupName(last) ? folder : asked, settings)
  const backup = isBackupName(last) ? last : (await wholeBackups(place)).at(-1)
  if (!backup) throw new Error(`There is no whole backup in ${place.address}.`)
  if (settings.databaseUrl)
    throw new Error('This backup is one of the embedded database; unset DATABASE_URL.')
  const vault = await openVault(place, settings.backup.key)
  const { madeAt } = await restoreSite({ vault, backup, dataDir: settings.dataDir, step })
  say(`The site as it was at ${madeAt} is in ${settings.dataDir}`)
} catch (error) {
  endInOneSentence(error)
}
