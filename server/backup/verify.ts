// `npm run verify-backup -- <backup>`: restores a backup aside and tries the site that comes of it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { readSettings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { askPages } from './ask-pages.ts'
import { checkDatabase } from './check-database.ts'
import { chosenBackup } from './chosen-backup.ts'
import { countRows } from './contents.ts'
import type { Manifest } from './manifest.ts'
import { leftOut } from './tables.ts'
import { restoreSite } from './restore-site.ts'

const pages = 10
/** Rows that a site may write between their count and the end of its backup, or that part of a table. */
const slack = { rows: 100, part: 0.01 }

const folder = mkdtempSync(join(tmpdir(), 'proa-verify-'))
try {
  chmodSync(folder, 0o755) // the database's account has to get through
  await verify()
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  endInOneSentence(error)
}
rmSync(folder, { recursive: true, force: true })

async function verify() {
  const dataDir = join(folder, 'data')
  const given = readSettings(process.env, { namesBucket: true })
  const chosen = await chosenBackup(given, process.argv[2])
  const settings = { ...given, dataDir, databaseUrl: undefined, databaseDirectUrl: undefined }
  const { about, files } = await restoreSite({ ...chosen, settings, step })
  if (files < about.files.count) throw new Error(`Only ${files} of ${about.files.count} files were restored.`)
  const database = await startDatabase(join(dataDir, 'postgres'))
  try {
    const { tables, indexes } = await step('amcheck', () => checkDatabase(database.superuserUrl))
    const rows = await compareRows(database.connectionString, about)
    say(`${tables} tables with ${rows} rows and ${indexes} indexes are sound, ${files} files are there`)
  } finally {
    await database.stop()
  }
  const asked = await step('Pages', () => askPages(dataDir, pages))
  say(`${asked.length} pages answer. The backup ${chosen.backup} is good.`)
}

async function compareRows(url: string, { kind, rows: expected }: Manifest): Promise<number> {
  const { pool, close } = openDatabase({ url })
  const found = await countRows(pool).finally(close)
  for (const [table, count] of Object.entries(expected)) {
    if (kind === 'rows' && leftOut.includes(table)) continue
    const difference = Math.abs((found[table] ?? 0) - count)
    if (difference > Math.max(slack.rows, count * slack.part))
      throw new Error(
        `The table ${table} had about ${count} rows, and in the backup it has ${found[table] ?? 0}.`,
      )
  }
  return Object.values(found).reduce((sum, count) => sum + count, 0)
}
