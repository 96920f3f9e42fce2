import { spawn } from 'node:child_process'
import { Resolver } from 'node:dns/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { resolverOf } from '../../tests/dns-server.ts'
import { startMailServer } from '../../tests/mail-server.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { ownAuthority, tlsServer } from '../../tests/tls-server.ts'
import { transactionPooler } from '../../tests/transaction-pooler.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { readSettings } from '../settings.ts'
import { tryBackup } from './backup.ts'
import { tryClock } from './clock.ts'
import { tryDatabase } from './database.ts'
import { tryDisks } from './disk.ts'
import { tryFiles } from './files.ts'
import type { Finding } from './finding.ts'
import { tryMailDns } from './mail-dns.ts'
import { tryMail } from './mail.ts'
import { tryPooler } from './pooler.ts'
import { trySiteAddress } from './site-address.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'proa-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))
const base = { SITE_URL: 'https://proa.example', DATA_DIR: folder }
const settingsOf = (more: Record<string, string> = {}) => readSettings({ ...base, ...more })
const statesOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]))
const adviceOn = (findings: readonly Finding[], what: string) => {
  const finding = findings.find((one) => one.what === what)!
  return `${finding.found} / ${finding.advice}`
}

const key = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkq'.repeat(20)}`
const resolver = await resolverOf({
  'proa.example': {
    TXT: ['v=spf1 include:spf.service.example -all', 'other=1'],
    MX: ['mx.proa.example'],
    A: ['203.0.113.7'],
  },
  's1._domainkey.proa.example': { TXT: [key] },
  's0._domainkey.proa.example': { TXT: ['v=DKIM1; p='] },
  '_dmarc.proa.example': { TXT: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@proa.example'] },
  'news.proa.example': { A: ['203.0.113.7'] },
  'open.example': { TXT: ['v=spf1 +all'], A: ['203.0.113.8'] },
  '_dmarc.open.example': { TXT: ['v=DMARC1; p=none'] },
  'two.example': { TXT: ['v=spf1 -all', 'v=spf1 mx ~all'] },
  '_dmarc.two.example': { TXT: ['v=DMARC1; rua=mailto:a@two.example'] },
  'home.example': { A: ['192.168.1.10'] },
})
const mailDns = (from: string, selector = '') =>
  tryMailDns(
    settingsOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from, MAIL_DKIM_SELECTOR: selector }),
    resolver,
  )

test.each([
  ['hello@proa.example', 's1', { SPF: 'ok', DKIM: 'ok', DMARC: 'ok', 'Mails to MAIL_FROM': 'ok' }],
  ['hello@proa.example', 's0', { DKIM: 'problem' }],
  ['hello@proa.example', 's2', { DKIM: 'problem' }],
  ['hello@proa.example', '', { DKIM: 'not set up' }],
  ['hello@news.proa.example', '', { SPF: 'problem', DMARC: 'ok', 'Mails to MAIL_FROM': 'remark' }],
  ['hello@open.example', '', { SPF: 'problem', DMARC: 'remark', 'Mails to MAIL_FROM': 'remark' }],
  ['hello@two.example', '', { SPF: 'problem', DMARC: 'problem', 'Mails to MAIL_FROM': 'problem' }],
  ['hello@none.example', '', { SPF: 'problem', DMARC: 'problem', 'Mails to MAIL_FROM': 'problem' }],
])('the DNS of %s with selector "%s"', async (from, selector, expected) => {
  expect(statesOf(await mailDns(from, selector))).toMatchObject(expected)
})

test('SPF and mails that return are looked up for BOUNCE_ADDRESS, which is best of the same domain', async () => {
  const found = (from: string, returnTo: string) =>
    tryMailDns(
      settingsOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from, BOUNCE_ADDRESS: returnTo }),
      resolver,
    )
  const within = statesOf(await found('hello@news.proa.example', 'bounces@proa.example'))
  expect(within).toMatchObject({ SPF: 'ok', 'Mails to BOUNCE_ADDRESS': 'ok', 'Returned mails': 'not set up' })
  expect(within).not.toHaveProperty('SPF for DMARC')
  const elsewhere = await found('hello@proa.example', 'bounces@open.example')
  expect(statesOf(elsewhere)).toMatchObject({ SPF: 'problem', 'SPF for DMARC': 'remark' })
  expect(adviceOn(elsewhere, 'Mails to BOUNCE_ADDRESS')).toContain('returned to BOUNCE_ADDRESS')
})

test('a DNS that does not answer is told from one that has nothing', async () => {
  const deaf = new Resolver({ timeout: 200, tries: 1 })
  deaf.setServers(['127.0.0.1:9'])
  const found = await tryMailDns(
    settingsOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@proa.example' }),
    deaf,
  )
  expect(adviceOn(found, 'SPF')).toContain('does not answer')
  expect(statesOf(await tryMailDns(settingsOf(), deaf))).toEqual({ 'DNS for mail': 'not set up' })
})

const senders: unknown[] = []
const mailServer = await startMailServer({
  hideDSN: false,
  onMailFrom: ({ address, args }, _, done) => {
    senders.push({ address, args })
    done()
  },
  certificate: true,
  authOptional: false,
  onAuth: ({ username, password }, _, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
})
const mailOf = (address: string) => settingsOf({ SMTP_URL: address, MAIL_FROM: 'hello@proa.example' })
const withPassword = (password: string) => mailServer.url.replace('//', `//proa:${password}@`)

test('a mail server that lets us in, and one that does not', async () => {
  const isTrusted = '?tls.rejectUnauthorized=false'
  expect(statesOf(await tryMail(mailOf(withPassword('right') + isTrusted)))).toEqual({ 'Mail server': 'ok' })
  expect(mailServer.letters).toEqual([])
  const settings = settingsOf({
    SMTP_URL: withPassword('right') + isTrusted,
    MAIL_FROM: 'hello@proa.example',
    BOUNCE_ADDRESS: 'bounces@proa.example',
  })
  const sent = await tryMail(settings, 'me@example.com')
  expect(adviceOn(sent, 'Mail server')).toContain('took a mail for me@example.com')
  expect(mailServer.letters.map(({ subject }) => subject)).toEqual(['A trial mail of Proa'])
  expect(senders).toEqual([
    { address: 'bounces@proa.example', args: expect.objectContaining({ RET: 'HDRS' }) },
  ])
  const wrong = await tryMail(mailOf(withPassword('wrong') + isTrusted))
  expect(adviceOn(wrong, 'Mail server')).toContain('Correct SMTP_URL')
  expect(adviceOn(await tryMail(mailOf('smtp://127.0.0.1:1')), 'Mail server')).toContain('ECONNREFUSED')
  expect(statesOf(await tryMail(settingsOf()))).toEqual({ 'Mail server': 'not set up' })
})

test('files are stored, read and deleted; a bucket that is not there is told of', async () => {
  expect(statesOf(await tryFiles(settingsOf()))).toEqual({ Files: 'ok' })
  const bucket = {
    S3_BUCKET: 'proa',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  }
  expect(adviceOn(await tryFiles(settingsOf(bucket)), 'Bucket')).toMatch(/ECONNREFUSED.*S3_ENDPOINT/)
})

test('the database: its version, rights, migrations and connections', async () => {
  const given = {
    databaseUrl: database.url,
    databaseDirectUrl: database.url,
    databaseReplicaUrls: [],
    webProcesses: 1,
  }
  const found = await tryDatabase(database, given)
  expect(statesOf(found)).toMatchObject({
    'Rights there': 'ok',
    Migrations: 'ok',
    Locale: 'ok',
    Connections: 'ok',
  })
  const crowded = await tryDatabase(database, { ...given, webProcesses: 40 })
  expect(adviceOn(crowded, 'Connections')).toContain('max_connections')
  const following = await tryDatabase(database, { ...given, databaseReplicaUrls: [database.url] })
  expect(following.find(({ what }) => what === 'Connections')?.found).toMatch(/ 61 are for this machine$/)
  await database.pool.query(`insert into migration (name) values ('9999_later.sql')`)
  expect(statesOf(await tryDatabase(database, given))).toMatchObject({ Migrations: 'problem' })
  await database.pool.query(`delete from migration where name in ('9999_later.sql', '0001_directory.sql')`)
  expect(statesOf(await tryDatabase(database, given))).toMatchObject({ Migrations: 'remark' })
})

test('a pooler needs an address past it', async () => {
  const pooler = await transactionPooler(database.url)
  const { db, pool, close } = openDatabase({ url: pooler.url, statementTimeout: 15_000, isPooled: true })
  const past = await tryPooler({ db, pool, directUrl: database.url }, true)
  expect(statesOf(past)).toEqual({ Notifications: 'ok', Pooler: 'ok' })
  const alone = await tryPooler({ db, pool, directUrl: pooler.url }, false)
  expect(adviceOn(alone, 'Notifications')).toContain('set DATABASE_DIRECT_URL')
  await close()
})

test('a clock that is wrong by half a minute', async () => {
  let lag = 0
  const server = createServer((_, response) => {
    response.setHeader('date', new Date(Date.now() - lag * 1_000).toUTCString()).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = async () => (await tryClock([address])).map(({ state }) => state)
  expect(await state()).toEqual(['ok'])
  lag = 12
  expect(await state()).toEqual(['remark'])
  lag = -60
  expect(await state()).toEqual(['problem'])
  server.close()
  expect(adviceOn(await tryClock([], database.db), 'Clock')).toContain('0 s')
  expect(await state()).toEqual(['remark'])
})

const seal = (text: string) => `sealed ${text}`
const served = await tlsServer({
  answer: ({ url = '' }, response) => void response.end(`ok ${seal(`healthz ${url.split('for=')[1]}`)}`),
})
const another = await tlsServer()
const expired = await tlsServer({ certificate: 'expired' })
const redirecting = createServer(({ headers, url }, response) =>
  response.writeHead(301, { location: `https://${headers.host}:${served}${url}` }).end(),
).listen(0, '127.0.0.1')
await once(redirecting, 'listening')
afterAll(() => void redirecting.close())
const reach = {
  resolver,
  host: '127.0.0.1',
  httpPort: (redirecting.address() as AddressInfo).port,
  ca: ownAuthority,
}
const addressed = (origin: string) => trySiteAddress({ origin, demo: false, seal }, reach)

test('SITE_URL leads to this site, or to another, or nowhere', async () => {
  expect(statesOf(await addressed(`https://proa.example:${served}`))).toEqual({
    'DNS of SITE_URL': 'ok',
    Certificate: 'ok',
    'Without https': 'ok',
    Site: 'ok',
  })
  const elsewhere = await addressed(`https://proa.example:${another}`)
  expect(statesOf(elsewhere)).toMatchObject({ 'Without https': 'problem', Site: 'problem' })
  const old = await addressed(`https://proa.example:${expired}`)
  expect(adviceOn(old, 'Certificate')).toContain('browsers refuse it')
  expect(statesOf(await addressed('https://gone.example'))).toEqual({ 'DNS of SITE_URL': 'problem' })
  expect(adviceOn(await addressed('https://home.example'), 'DNS of SITE_URL')).toContain('192.168.1.10')
  expect(statesOf(await addressed('http://localhost:3000'))).toEqual({ SITE_URL: 'problem' })
  const { port } = redirecting.address() as AddressInfo
  const bare = { origin: `http://proa.example:${port}`, seal }
  for (const [demo, state] of [
    [false, 'problem'],
    [true, 'not set up'],
  ] as const)
    expect(statesOf(await trySiteAddress({ ...bare, demo }, reach))).toMatchObject({ Certificate: state })
})

test('a backup that is missing, old or can not be stored', async () => {
  const to = join(folder, 'backups')
  const found = () => tryBackup(database.db, settingsOf({ BACKUP_TO: to }))
  expect(statesOf(await found())).toEqual({ Backup: 'problem', BACKUP_TO: 'ok', BACKUP_KEY: 'remark' })
  const add = (name: string, age: string) =>
    database.pool.query(
      `insert into backup (name, place, made_at, bytes) values ($1, 'disk', now() - $2::interval, 5)`,
      [name, age],
    )
  await add('old', '30 hours')
  expect(statesOf(await found())).toMatchObject({ Backup: 'problem' })
  await add('new', '2 hours')
  expect(statesOf(await found())).toMatchObject({ Backup: 'ok' })
  writeFileSync(join(folder, 'a-file'), '')
  const refused = await tryBackup(database.db, settingsOf({ BACKUP_TO: join(folder, 'a-file') }))
  expect(statesOf(refused)).toMatchObject({ BACKUP_TO: 'problem' })
})

test('the disks, also of a folder that is not made yet', async () => {
  const found = await tryDisks(settingsOf({ DATA_DIR: join(folder, 'not/yet'), BACKUP_TO: folder }))
  expect(found.map(({ what }) => what)).toEqual(['Disk of DATA_DIR', 'Disk of BACKUP_TO'])
})

/** The command itself, and its code. */
async function doctor(environment: Record<string, string>, ...args: string[]) {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    AUTH_SECRET: 'x'.repeat(40),
    DATA_DIR: folder,
    npm_config_registry: 'http://127.0.0.1:1',
    ...environment,
  }
  const child = spawn(process.execPath, ['server/doctor/doctor.ts', ...args], { env })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { said, code: code as number }
}

test('the command ends with 1 where the site is not fit, and says what to do', async () => {
  const [demo, unfit, early] = await Promise.all([
    doctor({ DEMO: 'on' }),
    doctor({
      DEMO: 'off',
      DATABASE_URL: 'postgres://proa@127.0.0.1:1/proa',
      DATABASE_REPLICA_URLS: 'postgres://proa:word@one/proa postgres://two/proa',
    }),
    doctor({ DEMO: 'off' }, '--before-start'),
  ])
  expect(demo.said).toMatch(/^- +Mail server +not set up$/m)
  expect(demo.said).toContain('The site is fit.')
  expect(demo.code).toBe(0)
  expect(unfit.said).toMatch(/^PROBLEM +PostgreSQL +.*ECONNREFUSED/m)
  expect(unfit.said).toMatch(/^PROBLEM +SITE_URL /m)
  expect(unfit.said).toContain(' postgres://proa:***@one/proa postgres://two/proa\n')
  expect(unfit.code).toBe(1)
  expect(early.said).not.toMatch(/^PROBLEM/m)
  expect(early.code).toBe(0)
})
