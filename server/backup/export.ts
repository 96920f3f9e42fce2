// `npm run export -- <file.tar>`: the whole site in one archive, to move it. See docs/archive.md.
import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import { openSiteDatabase } from '../database.ts'
import { fileStoreOf } from '../file-stores/file-store-of.ts'
import { secretOf } from '../secret.ts'
import { readSettings } from '../settings.ts'
import { endInOneSentence, say } from '../steps.ts'
import { databaseEntries } from './rows-out.ts'
import { type Entry, packed, textEntry } from './tar.ts'

try {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the file to write: npm run export -- site.tar')
  const path = resolve(process.env['INIT_CWD'] ?? '.', file)
  if (existsSync(path)) throw new Error(`${path} already exists.`)
  const settings = readSettings(process.env)
  const site = await openSiteDatabase(settings)
  const client = new pg.Client({ connectionString: site.directUrl })
  try {
    await client.connect()
    const store = await fileStoreOf(settings)
    const all = entries(client, store, secretOf(settings))
    await pipeline(packed(all), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(
      async (error) => {
        await rm(path, { force: true })
        throw error
      },
    )
  } finally {
    await client.end()
    await site.stop()
  }
  say(`The site is in ${path}, which is not encrypted`)
} catch (error) {
  endInOneSentence(error)
}

/** The files come after the database: what it refers to is there, unless it was deleted since. */
async function* entries(client: pg.Client, store: FileStore, secret: string): AsyncGenerator<Entry> {
  yield* databaseEntries(client)
  yield textEntry('auth-secret', secret)
  for await (const key of store.list()) {
    const file = await store.get(key)
    if (!file) continue
    const { body, contentType, size } = file
    const line = Buffer.from(`${contentType}\n`)
    const content = async function* () {
      yield line
      yield* body
    }
    yield { path: `files/${key}`, size: line.length + size, content }
  }
}
