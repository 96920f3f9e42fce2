import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import '../../app/registry/areas.server.ts'
import { areas } from '../../app/registry/areas.ts'
import { anyListing } from '../../bench/any-listing.ts'
import { fill } from '../../bench/fill.ts'
import { siteSecret } from '../site-secret.ts'
import { freePort } from '../site-process.ts'
import { ask, visit } from './visits.ts'

const listings = 100_000
const perSecond = 100
const pages = [
  '/',
  '/properties',
  '/vehicles',
  '/hotels',
  '/businesses?page=2',
  '/jobs?q=sales',
  '/events',
  '/search?q=car',
]

const copy = mkdtempSync(join(tmpdir(), 'proa-upgrade-'))
const inCopy = { cwd: copy, encoding: 'utf8' } as const
const running: ChildProcess[] = []
let database: string

beforeAll(async () => {
  if (spawnSync('haproxy', ['-v']).error)
    throw new Error('HAProxy has to be installed, as by apt-get install haproxy')
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter(existsSync)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  database = await cloneDatabase(inject('databaseServer'), 'rolling_upgrade')
  const pool = new pg.Pool({ connectionString: database })
  await fill(pool, listings, (number) => {
    const area = areas[number % areas.length]!
    return { area, input: anyListing(area, number) }
  })
  await pool.end()
}, 600_000)

afterAll(async () => {
  await Promise.all(running.map(stop))
  rmSync(copy, { recursive: true })
}, 120_000)

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** As `npm run build`, while others serve. */
async function build() {
  const child = spawn(process.execPath, ['scripts/start.mjs', 'build'], inCopy)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
  const [code] = await once(child, 'exit')
  expect(code, text).toBe(0)
}

async function start(port: number, origin: string) {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'build/server/.compiled', // as `npm start`: compiling takes a second of a start
      PORT: String(port),
      SITE_URL: origin,
      DATABASE_URL: database,
      DATA_DIR: join(copy, 'data'),
      AUTH_SECRET: siteSecret,
      DEMO: 'off',
      SAMPLE_DATA: 'off',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DRAIN_DELAY: '3',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  return child
}

async function startProxy(port: number, sites: readonly number[]) {
  const file = join(copy, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  option redispatch
frontend public
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  option forwardfor
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 2
${sites.map((site, index) => `  server site${index} 127.0.0.1:${site}\n`).join('')}`,
  )
  running.push(spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] }))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers).toBe(true)
}

test(
  `a new build with migrations on ${listings} listings goes over two processes at ${perSecond} requests a second: none fails`,
  { timeout: 1_200_000 },
  async ({ annotate }) => {
    const [public_, first, second] = [await freePort(), await freePort(), await freePort()]
    const origin = `http://127.0.0.1:${public_}`
    await build()
    const assets = readdirSync(join(copy, 'build/client/assets')) // those of the first build
    const old = [await start(first, origin), await start(second, origin)]
    await startProxy(public_, [first, second])
    const visits = visit(origin, pages, perSecond)
    const sql = new pg.Pool({ connectionString: database, max: 1 })
    const areStored = async () => (await sql.query('select from asset')).rowCount! > 0
    await expect.poll(areStored, { timeout: 180_000 }).toBe(true)

    const migrations = join(copy, 'app/ground/db/migrations')
    writeFileSync(
      join(migrations, '9001_trial.sql'),
      `alter table listing add column trial int not null default 0;\n`,
    )
    writeFileSync(
      join(migrations, '9002_trial_index.sql'),
      '-- concurrently\ncreate index concurrently listing_trial on listing (trial, id);\n',
    )
    appendFileSync(join(copy, 'app/site/layout.tsx'), `Reflect.set(globalThis, 'trial', 1)\n`)
    await build()
    for (const [index, port] of [first, second].entries()) {
      await stop(old[index]!)
      await start(port, origin)
    }

    const { count, failures, times } = await visits.end()
    const slowest = Math.max(...times).toFixed(0)
    await annotate(`${failures.length} of ${count} requests failed; the slowest took ${slowest} ms`)
    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(perSecond * 60)
    const { rows } = await sql.query(`select name from migration where name like '9%' order by name`)
    expect(rows).toEqual([{ name: '9001_trial.sql' }, { name: '9002_trial_index.sql' }])
    await sql.end()
    const gone = assets.filter(
      (name) => name.endsWith('.js') && !existsSync(join(copy, 'build/client/assets', name)),
    )
    expect(gone).not.toEqual([])
    for (const name of gone.slice(0, 5)) expect(await ask(`${origin}/assets/${name}`), name).toBe(200)
  },
)
