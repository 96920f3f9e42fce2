// `npm run import -- <file.tar>`: fills an empty database and file store with an archive that `npm run export` made.
import { createReadStream, existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openSiteDatabase } from '../database.ts'
import { diskFiles } from '../file-stores/disk.ts'
import { dataFolder } from '../data-folder.ts'
import { readSettings } from '../settings.ts'
import { endInOneSentence, say } from '../steps.ts'
import { fillDatabase } from './rows-in.ts'
import { splitFile } from './mirror-files.ts'

try {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name an archive: npm run import -- site.tar')
  const { dataDir, ...settings } = readSettings(process.env)
  const store = diskFiles(join(dataDir, 'files'))
  const site = await openSiteDatabase({ dataDir, ...settings })
  try {
    const archive = createReadStream(resolve(process.env['INIT_CWD'] ?? '.', file))
    const asOf = await fillDatabase(site.directUrl, archive, {
      async others(path, content) {
        const bytes = await buffer(content)
        if (path === 'auth-secret') keepSecret(dataDir, bytes)
        else if (path.startsWith('files/')) {
          const { contentType, body } = splitFile(bytes)
          await store.put(path.slice('files/'.length), body, contentType)
        }
      },
    })
    say(`The site as it was at ${asOf.toISOString()} is there; it does no jobs and sends no mails yet.`)
    say('Look at it with npm start; take it into service with npm run restore -- --go')
  } finally {
    await site.stop()
  }
} catch (error) {
  endInOneSentence(error)
}

/** With DATABASE_URL, AUTH_SECRET must be the same as before: this is for reading it up. */
function keepSecret(dataDir: string, secret: Buffer) {
  const path = join(dataDir, 'auth-secret')
  dataFolder(dataDir)
  if (existsSync(path)) throw new Error(`${path} already exists; set DATA_DIR to a new folder.`)
  writeFileSync(path, secret, { mode: 0o600 })
}
