import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { areas } from '../../app/registry/areas.ts'
import { anyListing } from '../../bench/any-listing.ts'
import { fill } from '../../bench/fill.ts'
import { openSiteDatabase } from '../../server/database.ts'
import { diskFiles } from '../../server/file-stores/disk.ts'
import { prepareDatabase } from '../../server/prepare.ts'
import { readSettings } from '../../server/settings.ts'
import { freePort } from '../site-process.ts'
import { familyOf, killAll, postmasterOf, startEmbeddedSite } from '../embedded-site.ts'
import { visit } from './visits.ts'

const listings = 100_000
const pictures = { count: 20_000, bytes: 100_000 }
const perSecond = 10
const pages = ['/', '/properties', '/vehicles', '/hotels', '/businesses?page=2', '/jobs?q=sales', '/events']
const calm = 60_000 // ms of visits before a backup, and after it
const goals = { lost: 60_000, restored: 300_000, ratio: 1.2 } // ms, ms, p95 during a backup to that before and after

const home = mkdtempSync(join(tmpdir(), 'proa-size-'))
chmodSync(home, 0o755) // the database's account has to get through
const dataDir = join(home, 'data')
const place = join(home, 'place')
const BACKUP_KEY = await generateX25519Identity()
const port = await freePort()
const output = { text: '' }
let site: ChildProcess

beforeAll(async () => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const database = await openSiteDatabase(settings)
  await prepareDatabase(database, { sampleData: false }, async (_, work) => work())
  const listingOf = (number: number) => {
    const area = areas[number % areas.length]!
    return { area, input: anyListing(area, number) }
  }
  await fill(database.pool, listings, listingOf, { logged: true })
  await database.stop()
  const store = diskFiles(join(dataDir, 'files'))
  const next = Array.from({ length: pictures.count }, (_, number) => number).values()
  const write = async () => {
    for (const number of next)
      await store.put(
        `photos/${number}/large.webp`,
        Uint8Array.from(randomBytes(pictures.bytes)),
        'image/webp',
      )
  }
  await Promise.all(Array.from({ length: 8 }, write))
}, 1_800_000)

afterAll(async () => {
  if (site?.exitCode === null && site.signalCode === null) {
    site.kill()
    await once(site, 'exit')
  }
  await rm(home, { recursive: true, force: true })
}, 600_000)

const start = async (environment: Record<string, string> = {}) =>
  void (site = await startEmbeddedSite({ dataDir, port, output, environment }))

/** Runs a command as npm does. */
async function run(command: 'backup' | 'restore', { folder = dataDir, args = [] as string[] } = {}) {
  const env = { ...process.env, DATA_DIR: folder, BACKUP_KEY }
  const child = spawn(process.execPath, [`server/backup/${command}.ts`, place, ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const start = performance.now()
  const [code] = await once(child, 'exit')
  expect(code, said).toBe(0)
  return { said, ms: performance.now() - start }
}

/** The ms that pages take while `work` is done. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const visits = visit(`http://localhost:${port}`, pages, perSecond)
  await work()
  const { failures, times } = await visits.end()
  expect(failures).toEqual([])
  return times
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
const load = () => `load ${loadavg()[0]!.toFixed(1)}`

test('pages are hardly slower during a backup', { timeout: 1_800_000 }, async ({ annotate }) => {
  await start()
  await timesOf(() => sleep(20_000)) // until all is warm
  const before = await timesOf(() => sleep(calm))
  let took = 0
  const loadBefore = load()
  const args = ['--unhurried'] // as the site and its timer do
  const during = await timesOf(async () => void (took = (await run('backup', { args })).ms))
  const loadDuring = load()
  const after = await timesOf(() => sleep(calm))
  const usual = p95([...before, ...after])
  const ratio = p95(during) / usual
  await annotate(
    `p95 ${p95(during).toFixed(0)} ms during a backup of ${(took / 1000).toFixed(0)} s, ${usual.toFixed(0)} ms else
     (${p95(before).toFixed(0)} before, ${p95(after).toFixed(0)} after): ${ratio.toFixed(2)} times;
     ${loadBefore} before, ${loadDuring} during, ${load()} after`,
  )
  expect(ratio).toBeLessThan(goals.ratio)
})

test(
  'what is lost with the machine is less than a minute, and a site is back in five',
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    site.kill()
    await once(site, 'exit')
    await start({ BACKUP_TO: place, BACKUP_KEY })
    const database = await startDatabase(join(dataDir, 'postgres'))
    const writer = new pg.Client({ connectionString: database.connectionString })
    writer.on('error', () => {}) // it ends with the machine
    await writer.connect()
    const backups = () => readdirSync(join(place, 'whole')).length
    const whole = backups()
    await expect.poll(backups, { timeout: 600_000, interval: 500 }).toBeGreaterThan(whole)

    // What is written while the next one is made, and after it, until the machine is gone.
    const superuser = new pg.Client({ connectionString: database.superuserUrl })
    await superuser.connect()
    await superuser.query(`select pg_drop_replication_slot('proa_shipping')`) // a whole one is due
    await superuser.end()
    await database.stop() // or it would start what is killed again
    const acknowledged: number[] = []
    const writing = (async () => {
      for (let number = 0; ; number++) {
        await writer.query('insert into users (full_name) values ($1)', [`Writer ${number}`])
        acknowledged[number] = Date.now()
        await sleep(50)
      }
    })().catch(() => {})
    await sleep(100_000 + Math.random() * 25_000)
    const end = Date.now()
    killAll((await Promise.all([familyOf(site.pid!), familyOf(await postmasterOf(dataDir))])).flat())
    await writing

    const restored = join(home, 'restored')
    const { ms, said } = await run('restore', { folder: restored })
    const copy = await startDatabase(join(restored, 'postgres'))
    const client = new pg.Client({ connectionString: copy.connectionString })
    await client.connect()
    const { rows } = await client.query<{ listings: number; marks: number[] }>(
      `select (select count(*)::int from listing) as listings, (select array_agg(substr(full_name, 8)::int)
       from users where full_name like 'Writer %') as marks`,
    )
    await client.end()
    await copy.stop()
    const marks = new Set(rows[0]!.marks)
    const firstLost = acknowledged.find((_, number) => !marks.has(number)) ?? end
    let files = 0
    for await (const _ of diskFiles(join(restored, 'files')).list()) files++
    await annotate(
      `lost ${((end - firstLost) / 1000).toFixed(0)} s of ${acknowledged.length} writes; restored in ${(ms / 1000).toFixed(0)} s; ${load()}
       ${said}`,
    )
    expect(rows[0]!.listings).toBe(listings)
    expect(files).toBe(pictures.count)
    expect(marks.size).toBeGreaterThan(100)
    expect(end - firstLost).toBeLessThan(goals.lost)
    expect(ms).toBeLessThan(goals.restored)
  },
)
