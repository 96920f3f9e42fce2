// `npm run verify-backup -- <backup>`: restores a backup aside and tries the site that comes of it.
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { diskSpaces } from '../../app/ground/condition/disk-space.server.ts'
import { tightness } from '../../app/ground/condition/disk-space.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { dataFolder } from '../data-folder.ts'
import { readSettings, type Settings } from '../settings.ts'
import { endInOneSentence, say, step } from '../steps.ts'
import { askPages } from './ask-pages.ts'
import { checkDatabase } from './check-database.ts'
import { chosenBackup } from './chosen-backup.ts'
import { countRows } from './contents.ts'
import { inMegabytes } from './in-megabytes.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { leftOut } from './tables.ts'
import { restoreSite } from './restore-site.ts'

const pages = 10
/** Rows that a site may write between their count and the end of its backup, or that part of a table. */
const slack = { rows: 100, part: 0.01 }

/** About how many times as large a database is as its packed copy. */
const unpacked = 5

/** Of a folder in DATA_DIR, whose disk has room: /tmp may be in memory. */
const prefix = 'verify-'
const longest = 24 * 60 * 60_000 // ms that this may take

try {
  const given = readSettings(process.env)
  const folder = folderIn(dataFolder(given.dataDir))
  try {
    await verify(given, join(folder, 'data'))
  } finally {
    remove(folder)
  }
} catch (error) {
  endInOneSentence(error)
}

/** Makes the folder, and removes those of commands that were killed. */
function folderIn(parent: string): string {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const found = lstatSync(join(parent, name), { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > longest) remove(join(parent, name))
  }
  const folder = mkdtempSync(join(parent, prefix))
  chmodSync(folder, 0o755) // the database's account has to get through
  return folder
}

function remove(folder: string) {
  const database = join(folder, 'data/postgres')
  // A link where the database's account can't enter the data folder
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
}

async function verify(given: Settings, dataDir: string) {
  const chosen = await chosenBackup(given, process.argv[2])
  await refuseTight(given.dataDir, await readManifest(chosen.vault.place, chosen.backup))
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

/** PostgreSQL stops when its disk is full: that of the site that serves is on it as well. */
async function refuseTight(dataDir: string, { files, parts }: Manifest) {
  const needed = parts.reduce((sum, { bytes }) => sum + bytes * unpacked, files.bytes)
  const [space] = await diskSpaces({ data: dataDir })
  if (space && tightness({ ...space, free: space.free - needed }) === 'now')
    throw new Error(
      `Restored, the backup takes about ${inMegabytes(needed)}, and the disk of DATA_DIR has only ${inMegabytes(space.free)} left; set DATA_DIR to a folder on a larger disk.`,
    )
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
