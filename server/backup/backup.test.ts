import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { migrate } from '../../app/ground/db/migrate.server.ts'
import { jobs } from '../jobs/all-jobs.ts'
import { diskFiles } from '../file-stores/disk.ts'
import { writing } from './take-into-service.ts'

const home = fs.mkdtempSync(join(tmpdir(), 'proa-backup-'))
fs.chmodSync(home, 0o755) // the database's account has to get through
const dataDir = join(home, 'data')
const place = join(home, 'place')
const BACKUP_KEY = await generateX25519Identity()
let database: Awaited<ReturnType<typeof startDatabase>>
let site: ReturnType<typeof openDatabase>

beforeAll(async () => {
  fs.mkdirSync(dataDir)
  database = await startDatabase(join(dataDir, 'postgres'))
  site = openDatabase({ url: database.connectionString })
  await migrate(site.pool, [])
  await site.pool.query(`insert into users (full_name) select 'Maria ' || n from generate_series(1, 500) n`)
  await diskFiles(join(dataDir, 'files')).put('photos/1/large.webp', bytesOf('a picture'), 'image/webp')
})

afterAll(async () => {
  await site.close()
  await database.stop()
  fs.rmSync(home, { recursive: true })
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What a command says, whether it succeeds or not. */
async function run(command: 'backup' | 'restore', args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_KEY, ...environment }
  const script = `server/backup/${command}.ts`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  )
  return stdout + stderr
}

const backupsIn = (folder: string) => fs.readdirSync(folder).filter((name) => /^\d{4}-/.test(name))

/** Opens a restored site's database, for as long as `use` takes. */
async function inDatabase<Result>(folder: string, use: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const restored = await startDatabase(join(folder, 'postgres'))
  const { pool, close } = openDatabase({ url: restored.connectionString })
  try {
    return await use(pool)
  } finally {
    await close()
    await restored.stop()
  }
}

async function textOf(folder: string, key: string) {
  const file = await diskFiles(join(folder, 'files')).get(key)
  return file && `${file.contentType} ${await new Response(file.body).text()}`
}

describe('the embedded database', () => {
  const restored = join(home, 'restored')
  const acknowledged: string[] = []

  test('is copied while it is written to, with files and secret, and comes back whole', async () => {
    const enough = new AbortController()
    const writing = (async () => {
      while (!enough.signal.aborted) {
        const id = randomUUID()
        await site.pool.query(`insert into users (id, full_name) values ($1, 'Juan')`, [id])
        acknowledged.push(id)
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    expect(await run('backup', [place])).toContain('1 files')
    enough.abort()
    await writing

    expect(await run('restore', [place], { DATA_DIR: restored })).toContain('The site as it was at')
    const { ids, people } = await inDatabase(restored, async (other) => {
      const { rows } = await other.query<{ id: string }>(`select id from users where full_name = 'Juan'`)
      const marias = await other.query(`select from users where full_name like 'Maria %'`)
      return { ids: rows.map(({ id }) => id), people: marias.rowCount }
    })
    expect(people).toBe(500)
    expect(before.filter((id) => !ids.includes(id))).toEqual([])
    // The last one that is there may not have been acknowledged when the copy ended: none is missing before it.
    expect(ids.toSorted()).toEqual(acknowledged.slice(0, ids.length).toSorted())
    expect(await textOf(restored, 'photos/1/large.webp')).toBe('image/webp a picture')
    const secretIn = (folder: string) => fs.readFileSync(join(folder, 'auth-secret'), 'utf8')
    expect(secretIn(restored)).toBe(secretIn(dataDir))
  })

  test('can be read by nobody without the key', async () => {
    const all = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const contents = all.map((one) => fs.readFileSync(join(one.parentPath, one.name)).toString('latin1'))
    expect(contents.filter((text) => text.startsWith('age-encryption.org/v1'))).toHaveLength(all.length - 1)
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') }
    expect(await run('restore', [place], { ...elsewhere, BACKUP_KEY: '' })).toContain('set BACKUP_KEY')
    const another = await generateX25519Identity()
    expect(await run('restore', [place], { ...elsewhere, BACKUP_KEY: another })).toContain('with another key')
    expect(fs.existsSync(join(home, 'elsewhere/postgres'))).toBe(false)
  })

  test('is not restored over a site', async () => {
    expect(await run('restore', [place], { DATA_DIR: restored })).toContain('is not empty')
  })

  test('is not restored out of a damaged backup', async () => {
    const copy = join(home, 'damaged')
    fs.cpSync(place, copy, { recursive: true })
    const file = join(copy, backupsIn(copy)[0]!, 'database.tar.zst.age')
    const bytes = fs.readFileSync(file)
    bytes[5_000]! ^= 1
    fs.writeFileSync(file, bytes)
    const folder = join(home, 'of-damaged')
    expect(await run('restore', [copy], { DATA_DIR: folder })).toContain('is damaged')
    expect(fs.existsSync(join(folder, 'postgres'))).toBe(false)
  })

  test('is not restored out of a backup that did not end', async () => {
    const half = join(home, 'half')
    fs.cpSync(place, half, { recursive: true })
    fs.rmSync(join(half, backupsIn(half)[0]!, 'manifest.json'))
    expect(await run('restore', [half], { DATA_DIR: join(home, 'x') })).toContain('There is no whole backup')
  })
})

test('the jobs that write to people are jobs of the site', () => {
  const names = jobs.map(({ name }) => name)
  expect(writing.filter((name) => !names.includes(name))).toEqual([])
})
