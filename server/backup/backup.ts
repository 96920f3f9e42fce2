// `npm run backup [place]`: copies the database, the files and the secret while the site serves; with --unhurried, as when
// no one waits for it, it works a third of the time.
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { openSiteDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'
import { endInOneSentence, say } from '../steps.ts'
import { backUp } from './back-up.ts'
import { openPlace } from './open-place.ts'
import { inMegabytes } from './in-megabytes.ts'
import { aboutCopy, restoredCopy } from './restored-copy.ts'
import { tryOut } from './try-out.ts'
import { unhurried } from './unhurried.ts'
import { openVault } from './vault.ts'

setPriority(19) // the lowest: pages come first

try {
  const { positionals, values } = parseArgs({
    options: { 'new-key': { type: 'boolean' }, unhurried: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values['new-key']) say(await generateX25519Identity())
  else await run(positionals[0], values.unhurried)
} catch (error) {
  endInOneSentence(error)
}

async function run(asked: string | undefined, isUnhurried = false) {
  const settings = readSettings(asked ? { ...process.env, BACKUP_TO: asked } : process.env)
  const { to, key } = settings.backup
  if (!to)
    throw new Error('Name a place: npm run backup -- /a/folder or s3://bucket/prefix, or set BACKUP_TO.')
  const opened = await openPlace(to, settings)
  const place = isUnhurried ? unhurried(opened) : opened
  await tryOut(place)
  const vault = await openVault(place, key)
  const site = await openSiteDatabase(settings)
  try {
    const copy = await restoredCopy(site.pool)
    if (copy) throw new Error(aboutCopy(copy))
    const start = performance.now()
    const { name, about } = await backUp({ settings, site, vault })
    const bytes = about.parts.reduce((sum, part) => sum + part.bytes, 0)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(
      `${vault.place.address}/${name}: ${inMegabytes(bytes)}, and ${about.files.count} files of ${inMegabytes(about.files.bytes)}, in ${seconds} s`,
    )
    if (!key) say('It is not encrypted and contains personal data and the key of sessions: set BACKUP_KEY.')
  } finally {
    await site.stop()
  }
}
