import { execFile } from 'node:child_process'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { migrate } from '../../app/ground/db/migrate.server.ts'
import { closeAccount, eraseDue } from '../../app/people/settings/leave.server.ts'
import '../../app/registry/register.server.ts'
import { openSiteDatabase } from '../database.ts'
import { diskFiles } from '../file-stores/disk.ts'
import { fileStoreOf } from '../file-stores/file-store-of.ts'
import type { Log } from '../log.ts'
import type { LiveLines } from '../live/live-lines.ts'
import { metrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { chosenBackup } from './chosen-backup.ts'
import { keepBackups } from './keep-backups.ts'
import { lastBackup } from '../../app/team/operation/last-backup.server.ts'
import { type Manifest, nameOf } from './manifest.ts'
import { removeOldBackups } from './old-backups.ts'
import { restoreChosen } from './restore-chosen.ts'
import { openPlace } from './open-place.ts'
import { closeWalSlot, openWalSlot, shipWal } from './ship-wal.ts'
import { openVault, type Vault } from './vault.ts'
import { throwawayFolder } from '../../app/ground/db/testing.ts'
import { familyOf } from '../../tests/embedded-site.ts'

const home = throwawayFolder('proa-backup-')
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

/** Why nothing is restored: as the command says it, but in this process, since a new one takes seconds to start. */
async function refusal(args: string[], environment: Record<string, string> = {}): Promise<string> {
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_KEY, ...environment })
  return restoreChosen(settings, args, (_, work) => work()).then(
    () => 'restored',
    (error: Error) => error.message,
  )
}

const backupsIn = (folder: string) =>
  fs.readdirSync(join(folder, 'whole')).map((name) => join(folder, 'whole', name))

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

describe('WAL that could not be stored to its end', () => {
  let client: pg.Client
  const segments: string[] = []
  const folder = () => join(dataDir, 'postgres')
  const vaultThat = (put: (name: string) => void) =>
    ({
      put: async (name: string, body: Readable) => {
        body.destroy()
        if (/^wal\/[0-9A-F]{24}$/.test(name)) put(name)
      },
      delete: async () => {},
    }) as unknown as Vault

  beforeAll(async () => {
    client = new pg.Client({ connectionString: database.superuserUrl })
    await client.connect()
    await openWalSlot(client, async () => {})
    await writeSegments()
  })
  afterAll(async () => {
    await closeWalSlot(client)
    await client.end()
  })

  async function writeSegments() {
    for (let number = 0; number < 4; number++) {
      const { rows } = await client.query<{ name: string }>(
        `select pg_walfile_name(pg_logical_emit_message(false, 'proa', 'something')) as name`,
      )
      segments.push(`wal/${rows[0]!.name}`)
      await client.query('select pg_switch_wal()')
    }
  }

  test('is sent on from where it failed', async () => {
    const failing: string[] = []
    const fails = vaultThat((name) => {
      if (failing.push(name) === 3) throw new Error('The line is bad')
    })
    await expect(shipWal(client, folder(), fails)).rejects.toThrow('The line is bad')
    expect(failing).toHaveLength(3)
    const rest: string[] = []
    await shipWal(
      client,
      folder(),
      vaultThat((name) => void rest.push(name)),
    )
    expect(rest.at(-1)).toBe(segments.at(-1))
    expect(rest.filter((name) => failing.includes(name))).toEqual([failing[2]])
  })

  test('waits for the next start where the process is to stop, segment by segment', async () => {
    await writeSegments()
    const leaving = new AbortController()
    const stored: string[] = []
    const stopping = vaultThat((name) => {
      if (stored.push(name) === 2) leaving.abort()
    })
    expect(await shipWal(client, folder(), stopping, 'before', leaving.signal)).toBe('before')
    expect(stored).toHaveLength(2)
    await shipWal(
      client,
      folder(),
      vaultThat((name) => void stored.push(name)),
      'before',
    )
    expect(stored).toEqual([...new Set(stored)])
    expect(stored.at(-1)).toBe(segments.at(-1))
  })
})

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
        await delay(2) // the copy needs the core, too
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

  test("can't be read without the key", async () => {
    const all = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const contents = all.map((one) => fs.readFileSync(join(one.parentPath, one.name)).toString('latin1'))
    expect(contents.filter((text) => text.startsWith('age-encryption.org/v1'))).toHaveLength(all.length - 1)
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') }
    expect(await refusal([place], { ...elsewhere, BACKUP_KEY: '' })).toContain('set BACKUP_KEY')
    const another = await generateX25519Identity()
    expect(await refusal([place], { ...elsewhere, BACKUP_KEY: another })).toContain('with a key other than')
    expect(fs.existsSync(join(home, 'elsewhere/postgres'))).toBe(false)
  })

  test.each(['/proc/backups', '/dev/null/backups'])(
    'is not copied to %s, which takes nothing',
    async (nowhere) => {
      expect(await run('backup', [nowhere])).toMatch(/^Nothing can be stored in \S+ \(.+\); correct .+\n$/)
    },
  )

  test('is not restored over a site', async () => {
    expect(await refusal([place], { DATA_DIR: restored })).toContain('is not empty')
  })

  test('is not restored where nothing can be written', async () => {
    expect(await run('restore', [place], { DATA_DIR: '/proc/restored' })).toMatch(
      /^The data folder can't be used \(.+\); correct .+\n$/,
    )
  })

  test('is not restored out of a damaged backup', async () => {
    const copy = join(home, 'damaged')
    fs.cpSync(place, copy, { recursive: true })
    const file = join(backupsIn(copy)[0]!, 'database.tar.zst.age')
    const bytes = fs.readFileSync(file)
    bytes[5_000]! ^= 1
    fs.writeFileSync(file, bytes)
    const folder = join(home, 'of-damaged')
    expect(await refusal([copy], { DATA_DIR: folder })).toContain('is damaged')
    expect(fs.existsSync(join(folder, 'postgres'))).toBe(false)
  })

  test('is not restored out of a backup that did not end', async () => {
    const half = join(home, 'half')
    fs.cpSync(place, half, { recursive: true })
    fs.rmSync(join(backupsIn(half)[0]!, 'manifest.json'))
    expect(await refusal([half], { DATA_DIR: join(home, 'x') })).toContain('There is no whole backup')
  })
})

describe('with BACKUP_TO the site', () => {
  const kept = join(home, 'kept')
  const environment = { DATA_DIR: dataDir, BACKUP_TO: kept, BACKUP_KEY }
  const errors: unknown[] = []
  const log = { error: (...said: unknown[]) => void errors.push(said) } as unknown as Log

  /** Has the site look after its backups once, as it does every 25 s. */
  async function look(until: () => unknown = () => true, store?: FileStore) {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const settings = readSettings(environment)
    const own = await openSiteDatabase(settings)
    const keeper = keepBackups({ settings, site: own, store: store ?? (await fileStoreOf(settings)), log })
    await expect.poll(until, { timeout: 400_000, interval: 200 }).toBeTruthy()
    await keeper.stop()
    await own.stop()
    vi.unstubAllEnvs()
  }

  /** Of a process that may have ended. */
  function commandOf(pid: number) {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }

  const namesIn = async (folder: string, args: string[] = []) => {
    const said = await run('restore', [kept, ...args], { DATA_DIR: folder })
    expect(said).toContain('The site as it was at')
    return inDatabase(folder, async (pool) => {
      const { rows } = await pool.query<{ name: string }>(
        `select full_name as name from users where full_name !~ '^(Maria|Juan|$)' order by 1`,
      )
      return rows.map(({ name }) => name)
    })
  }
  const add = (name: string) => site.pool.query('insert into users (full_name) values ($1)', [name])
  const isNoted = async () => (await site.pool.query('select from backup where place = $1', [kept])).rowCount
  let between: string

  test('makes a whole backup, unhurried, and stores what comes after it', async () => {
    const commands = new Set<string>()
    await look(async () => {
      for (const pid of await familyOf(process.pid)) commands.add(commandOf(pid))
      return isNoted()
    })
    expect([...commands].join('\n')).toContain('server/backup/backup.ts --unhurried')
    // Of both places the one that has had none for longer.
    expect(await lastBackup(site.db)).toMatchObject({ place, isOld: false })
    expect(await lastBackup(site.db, 0)).toBe(null) // all from the future
    const { text } = metrics({ pool: site.pool, lines: { count: 0 } as LiveLines, restarts: 0 })
    expect(await text()).toMatch(/^backup_age_seconds \d/m)
    expect(await text()).toMatch(/^backup_bytes [1-9]\d{5}/m)
    await add('Ana')
    await add('Ben')
    // A moment has milliseconds, and nothing else happens within this one.
    await site.pool.query('select pg_sleep(0.002)')
    const { rows } = await site.pool.query<{ now: Date }>('select clock_timestamp() as now')
    await site.pool.query('select pg_sleep(0.002)')
    between = rows[0]!.now.toISOString()
    await add('Carla')
    const leaver = await site.pool.query<{ id: string }>(`select id from users where full_name = 'Ana'`)
    await closeAccount(site.db, leaver.rows[0]!.id, new Date('2026-01-01'))
    expect(await eraseDue(site.db)).toBe(1)
    await diskFiles(join(dataDir, 'files')).put('photos/2/large.webp', bytesOf('later'), 'image/webp')
    await look()
    expect(errors).toEqual([])
    expect(backupsIn(kept)).toHaveLength(1)
  })

  test('comes back as it was last, with the files', async () => {
    const folder = join(home, 'last')
    expect(await namesIn(folder)).toEqual(['Ben', 'Carla'])
    expect(await textOf(folder, 'photos/2/large.webp')).toBe('image/webp later')
  })

  test('comes back as it was at a moment; in service again it deletes who was deleted since', async () => {
    const folder = join(home, 'moment')
    expect(await namesIn(folder, ['--until', between])).toEqual(['Ana', 'Ben'])
    const goes = () => run('restore', ['--go'], { DATA_DIR: folder, BACKUP_KEY: '' })
    fs.renameSync(kept, `${kept}-away`)
    expect(await goes()).toMatch(/^Which accounts were deleted since the backup can't be read in .*\n$/)
    fs.renameSync(`${kept}-away`, kept)
    expect(await goes()).toContain('1 accounts that were deleted since are deleted again')
    await inDatabase(folder, async (pool) => {
      const slowClock = new Date(Date.now() - 60_000)
      await eraseDue(drizzle(pool), slowClock)
      const { rows } = await pool.query(`select full_name from users where full_name in ('Ana', 'Ben')`)
      expect(rows).toEqual([{ full_name: 'Ben' }])
      const waiting = await pool.query(
        `select from graphile_worker.jobs where task_identifier = 'erase-accounts'`,
      )
      expect(waiting.rowCount).toBe(1)
    })
  })

  test('comes back as it was while a backup was made by the one before', async () => {
    const two = join(home, 'two')
    fs.cpSync(kept, two, { recursive: true })
    const first = backupsIn(two)[0]!
    const about = JSON.parse(fs.readFileSync(join(first, 'manifest.json'), 'utf8')) as Manifest
    const after = (minutes: number) => new Date(Date.parse(about.madeAt) + minutes * 60_000)
    const second = nameOf(after(1))
    const madeAt = after(3).toISOString()
    fs.mkdirSync(join(two, 'whole', second))
    fs.writeFileSync(join(two, 'whole', second, 'manifest.json'), JSON.stringify({ ...about, madeAt }))
    const chosen = async (until?: Date) => (await chosenBackup(readSettings(environment), two, until)).backup
    expect(await chosen(after(2))).toBe(basename(first))
    expect(await chosen(after(4))).toBe(second)
    expect(await chosen()).toBe(second)
  })

  test('notes who was deleted beside backups made by hand, too', async () => {
    const deleted = await site.pool.query<{ id: string }>('select id from erased_user')
    const noted = fs.readdirSync(join(place, 'erased')).map((name) => name.split('.')[0])
    expect(noted).toEqual(deleted.rows.map(({ id }) => id))
  })

  test('is not restored to a moment before the backup, or after all that is stored', async () => {
    const early = await refusal([kept, '--until', '2020-01-01'], { DATA_DIR: join(home, 'y') })
    expect(early).toContain('from before that time')
    const late = await refusal([kept, '--until', '2100-01-01'], { DATA_DIR: join(home, 'z') })
    expect(late).toContain('what is stored ends before that time')
    expect(fs.existsSync(join(home, 'z/postgres'))).toBe(false)
  })

  test('owes a whole backup since PostgreSQL threw WAL away, also where the process that saw it has ended', async () => {
    const superuser = new pg.Client({ connectionString: database.superuserUrl })
    await superuser.connect()
    await superuser.query('select pg_advisory_lock(7418005)') // as if another one were under way
    await superuser.query(`select pg_drop_replication_slot('proa_shipping')`)
    await look()
    expect(fs.readdirSync(join(kept, 'gaps'))).toHaveLength(1)
    expect(backupsIn(kept)).toHaveLength(1)
    await superuser.end()
    await look(async () => (await isNoted()) === 2)
    expect(errors).toEqual([])
    expect(fs.existsSync(join(kept, 'gaps'))).toBe(false)
  })

  test('owes a whole backup where the clock was set back since the last one', async () => {
    const [first, last] = backupsIn(kept)
    fs.rmSync(first!, { recursive: true })
    const fromFuture = join(kept, 'whole/2100-01-01T000000Z')
    fs.renameSync(last!, fromFuture)
    fs.mkdirSync(join(kept, 'gaps'))
    fs.writeFileSync(join(kept, 'gaps/2100-01-01T000000Z'), '')
    await look(async () => (await isNoted()) === 3)
    expect(errors).toEqual([])
    expect(fs.existsSync(join(kept, 'gaps'))).toBe(false)
    const [made] = backupsIn(kept)
    expect(backupsIn(kept)).toEqual([made, fromFuture])
    expect((await chosenBackup(readSettings(environment), kept)).backup).toBe(basename(made!))
    fs.rmSync(fromFuture, { recursive: true })
  })

  test('stops soon where its files take long to look through, and notes none as gone', async () => {
    const copied = fs.readdirSync(join(kept, 'files'), { recursive: true })
    const noted = () => (fs.existsSync(join(kept, 'gone')) ? fs.readdirSync(join(kept, 'gone')) : [])
    const before = noted()
    let listed = 0
    const list = async function* () {
      for (; ; await delay(1)) {
        listed++
        yield 'photos/1/large.webp'
      }
    }
    await look(() => listed > 0, { ...diskFiles(join(dataDir, 'files')), list })
    expect(errors).toEqual([])
    expect(fs.readdirSync(join(kept, 'files'), { recursive: true })).toEqual(copied)
    expect(noted()).toEqual(before)
  })

  test('throws away what is older than 35 days, but for the last backup', async () => {
    const vault = await openVault(await openPlace(kept, readSettings({})), BACKUP_KEY)
    fs.cpSync(backupsIn(kept)[0]!, join(kept, 'whole/2026-01-01T000000Z'), { recursive: true })
    await diskFiles(join(dataDir, 'files')).delete('photos/2/large.webp')
    await look()
    const newest = backupsIn(kept).at(-1)
    await removeOldBackups(vault, new Date(Date.now() + 40 * 24 * 60 * 60_000))
    expect(backupsIn(kept)).toEqual([newest])
    expect(fs.existsSync(join(kept, 'files/photos/1/large.webp.zst.age'))).toBe(true)
    expect(fs.existsSync(join(kept, 'files/photos/2/large.webp.zst.age'))).toBe(false)
  })
})
