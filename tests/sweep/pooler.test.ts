import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseAccount } from '../../app/ground/db/embedded/account.ts'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { signedIn } from '../accounts.ts'
import { sampleTemplate } from '../sample-database.ts'
import { siteSecret } from '../site-secret.ts'
import { startSiteApart } from '../site.ts'
import { freePort } from '../site-process.ts'

const name = 'pooled'
const direct = await cloneDatabase(inject('databaseServer'), name, sampleTemplate)
const folder = mkdtempSync(join(tmpdir(), 'proa-pooler-'))
chmodSync(folder, 0o755) // another account runs the pooler
const port = await freePort()
const pooled = `postgresql://app@127.0.0.1:${port}/${name}`
let pooler: ChildProcess

afterAll(async () => {
  await stopPooler()
  rmSync(folder, { recursive: true })
})

/** In its mode for transactions: what a client set for its session another one may get, or none. */
async function startPooler() {
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${name} = host=${new URL(direct).searchParams.get('host')} port=5432 dbname=${name} user=app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
`,
  )
  pooler = spawn('pgbouncer', ['--quiet', file], { ...databaseAccount(folder), stdio: 'ignore' })
  const isThere = async () => {
    const client = new pg.Client({ connectionString: pooled })
    await client.connect()
    await client.end()
    return true
  }
  for (const start = Date.now(); !(await isThere().catch(() => false)); await sleep(50))
    if (Date.now() - start > 10_000) throw new Error('PgBouncer did not start')
}

async function stopPooler() {
  pooler.kill('SIGKILL')
  if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit')
}

if (spawnSync('pgbouncer', ['--version']).error)
  throw new Error('PgBouncer has to be installed, as by apt-get install pgbouncer')
await startPooler()
const environment = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
const start = () => startSiteApart({ databaseUrl: direct, environment })
const [site, other] = [await start(), await start()]

test('behind a pooler accounts, mails and pages are as without one, and two processes see the same', async () => {
  for (const path of ['/', '/vehicles?make=Toyota', '/search?q=car', '/api/v1/vehicles'])
    expect([path, (await site.ask(path)).status]).toEqual([path, 200])
  const [email, password] = ['ana@example.com', 'three green canoes']
  const send = (path: string, body: object) =>
    site.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const account = { full_name: 'Ana Reyes', email, password, confirmPassword: password }
  expect((await send('/api/auth/signup', account)).status).toBe(200)
  expect((await send('/api/auth/login', { email, password })).status).toBe(200)
  await expect.poll(() => site.query('select from mail')).not.toEqual([])
  const [{ title } = { title: '' }] = await site.query(
    `select title from listing where ref = '3' and kind = 'vehicle'`,
  )
  for (const one of [site, other]) expect(await (await one.ask('/vehicles/3')).text()).toContain(title)
  await site.query(`update listing set title = 'A boat on wheels' where ref = '3' and kind = 'vehicle'`)
  for (const one of [site, other])
    await expect.poll(async () => (await one.ask('/vehicles/3')).text()).toContain('A boat on wheels')
})

test('many more searches at once than it has connections are all answered', async () => {
  const answers = Array.from({ length: 40 }, (_, number) => site.askOnce(`/vehicles?q=car${number}`))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('while the pooler is gone known pages are old ones; when it is back, all is well within ten seconds', async () => {
  const member = await signedIn(site)
  const statusOf = async (path: string) =>
    (await site.askOnce(path, { headers: { cookie: member.cookie } })).status
  expect((await site.ask('/vehicles')).status).toBe(200)
  await stopPooler()
  await site.query(`update listing set title = 'A boat' where ref = '3' and kind = 'vehicle'`)
  await expect
    .poll(async () => (await site.ask('/vehicles')).text())
    .toContain('You see an older copy of this page')
  expect(await statusOf('/profile')).toBe(503)
  await startPooler()
  await expect.poll(() => statusOf('/profile'), { timeout: 10_000 }).toBe(200)
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200)
})

test('a start that does not know of its pooler says what to set', async () => {
  const { stderr, status } = spawnSync(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      DATABASE_URL: pooled,
      AUTH_SECRET: siteSecret,
      DATA_DIR: folder,
      PORT: `${await freePort()}`,
    },
    encoding: 'utf8',
  })
  expect(stderr).toContain('unsupported startup parameter')
  expect(stderr).toContain('set DATABASE_DIRECT_URL')
  expect(status).toBe(1)
})
