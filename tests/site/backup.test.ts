import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { enqueue } from '../../app/ground/db/jobs.server.ts'
import { migrate } from '../../app/ground/db/migrate.server.ts'
import { deliverMail } from '../../app/ground/mail/deliver-mail.server.ts'
import { makeVersions } from '../../app/market/photos/make-versions.server.ts'
import { signedIn } from '../accounts.ts'
import { type BackupCommand, runCommand } from '../backup-command.ts'
import { payPalServer } from '../paypal-server.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { siteSecret } from '../site-secret.ts'
import { startSiteApart } from '../site.ts'
import { throwawayFolder } from '../../app/ground/db/testing.ts'

const home = throwawayFolder('proa-verify-')
chmodSync(home, 0o755) // the database's account has to get through
const dataDir = join(home, 'data')
const place = join(home, 'place')

const run = (command: BackupCommand, environment: Record<string, string> = {}, args = [place]) =>
  runCommand(command, environment, args)

mkdirSync(dataDir)
const original = await startDatabase(join(dataDir, 'postgres'))
const { db, pool, close } = openDatabase({ url: original.connectionString })
await migrate(pool, [])
await pool.query(`insert into users (full_name) select 'Maria ' || n from generate_series(1, 500) n`)
const { rows } = await pool.query<{ id: string }>(
  `insert into mail (key, address, language, subject, body) values ('k', 'm@example.com', 'en', 'Hello', 'x') returning id`,
)
await enqueue(db, deliverMail, { id: rows[0]!.id })
await pool.query(`select graphile_worker.add_job('mail-notice', '{}')`) // as an earlier version queued it
await enqueue(db, makeVersions, { name: 'a' })
await close()
await original.stop()
await run('backup', { DATA_DIR: dataDir })
afterAll(() => rmSync(home, { recursive: true }))

const restored = join(home, 'restored')
await run('restore', { DATA_DIR: restored })
const database = await startDatabase(join(restored, 'postgres'))
afterAll(() => database.stop())
const waiting = [deliverMail.name, 'mail-notice', makeVersions.name].map((name) => ({
  task_identifier: name,
}))
const payPal = await payPalServer()
afterAll(payPal.close)
const site = await startSiteApart({
  databaseUrl: database.connectionString,
  samples: false,
  environment: payPal.environment,
})
const statusOfMessage = async () =>
  (await fetch(`${site.origin}/payments/paypal`, { method: 'POST', body: '{}' })).status

test('a backup is tried by starting a site on it, whatever the settings of the one in service', async () => {
  const before = readdirSync(dataDir)
  mkdirSync(join(dataDir, 'verify-killed/data'), { recursive: true })
  utimesSync(join(dataDir, 'verify-killed'), 0, 0)
  const said = await run('verify', {
    DATA_DIR: dataDir,
    TMPDIR: join(home, 'without-room'),
    DATABASE_URL: 'postgres://db.example.com/proa',
    AUTH_SECRET: siteSecret,
    WEB_PROCESSES: '16',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'hello@example.com',
    BOUNCE_ADDRESS: 'bounces@example.com',
    BOUNCE_SECRET: siteSecret,
  })
  expect(said).toMatch(/\d+ tables with \d+ rows and \d+ indexes are sound/)
  expect(said).toContain('10 pages answer')
  expect(said).toMatch(/The backup \S+ is good/)
  expect(readdirSync(dataDir)).toEqual(before)
})

const file = join(place, 'whole', readdirSync(join(place, 'whole'))[0]!, 'manifest.json')
const text = readFileSync(file, 'utf8')

test('a backup that the disk has no room for is not tried: the site in service would stop', async () => {
  const before = readdirSync(dataDir)
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), files: { count: 0, bytes: 1e15 } }))
  expect(await run('verify', { DATA_DIR: dataDir })).toMatch(
    /^Restored, the backup takes about 1\d{9}\.\d MB, and the disk of DATA_DIR has only \S+ MB left; set .+\n$/,
  )
  expect(readdirSync(dataDir)).toEqual(before)
  writeFileSync(file, text)
})

test('a backup that lacks rows is no good one', async () => {
  writeFileSync(file, text.replace('"users": 500', '"users": 5000'))
  expect(await run('verify', { DATA_DIR: dataDir })).toContain(
    'The table users had about 5000 rows, and in the backup it has 500.',
  )
  writeFileSync(file, text)
})

test('a restored site does no jobs: it would send mails a second time', async () => {
  expect(site.output.text).toContain('This is a restored copy')
  expect(await site.query('select task_identifier from graphile_worker.jobs order by id')).toEqual(waiting)
  expect(await site.query('select state from mail')).toEqual([{ state: 'queued' }])
})

test('a restored site has nothing to do with PayPal: what it gave back would be given back', async () => {
  expect(await statusOfMessage()).toBe(404)
})

test('taken into service it does not send what waited in the backup, and does its other jobs', async () => {
  const said = await run('restore', { DATA_DIR: restored }, ['--go'])
  expect(said).toContain('2 mails that waited were dropped')
  expect(await site.query('select state, body from mail')).toEqual([{ state: 'failed', body: null }])
  expect(await site.query('select task_identifier from graphile_worker.jobs')).toEqual(waiting.slice(2))
  await site.restart()
  expect(site.output.text.split('This is a restored copy')).toHaveLength(2)
  expect(await statusOfMessage()).toBe(400) // it is forged
  await expect
    .poll(() =>
      site.query('select from graphile_worker.jobs where task_identifier = $1 and attempts = 0', [
        makeVersions.name,
      ]),
    )
    .toEqual([])
  expect(await run('restore', { DATA_DIR: restored }, ['--go'])).toContain('already in service')
})

test('admins see how old the last backup is, in the place that has had none for the longest', async () => {
  const admin = await signedIn(site, { role: 'admin', name: 'Ana Camacho' })
  const desk = () => plainVisitorsOf(site)('/admin/operation', admin)
  const add = (name: string, hours: number, place = '/mnt/backups') =>
    site.query(
      `insert into backup (name, place, made_at, bytes) values ($1, $3, now() - make_interval(hours => $2), 5600000)`,
      [name, hours, place],
    )
  await site.query('delete from backup')
  await (await desk()).getByText('There is no backup from the last 35 days').waitFor()
  await add('long ago', 36 * 24, '/mnt/given-up')
  await (await desk()).getByText('It is older than 26 hours').waitFor()
  await add('old', 27)
  await add('elsewhere', 2, '/mnt/second')
  await (await desk()).getByText(/^The last full backup in \/mnt\/backups is from .* It is 6 MB\.$/).waitFor()
  await (await desk()).getByText('It is older than 26 hours').waitFor()
  await add('new', 1)
  expect(await (await desk()).getByText('It is older than 26 hours').count()).toBe(0)
})
