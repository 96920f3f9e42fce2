import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('nothing needs to be set', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    origin: 'http://localhost:3000',
    siteName: 'Proa',
    demo: true,
    sampleData: true,
    databaseUrl: undefined,
    logLevel: 'info',
  })
})

test('a public address is no demo and has no samples, unless they are asked for', () => {
  const environment = { SITE_URL: 'https://proa.example' }
  expect(readSettings(environment)).toMatchObject({ demo: false, sampleData: false })
  expect(readSettings({ ...environment, DEMO: 'on' })).toMatchObject({ demo: true, sampleData: true })
  expect(readSettings({ ...environment, SAMPLE_DATA: 'on' })).toMatchObject({ demo: false, sampleData: true })
})

test('a site of this machine alone is a demo, whatever the name of its HOST', () => {
  for (const HOST of ['localhost', '127.0.0.2', '::1'])
    expect(readSettings({ HOST })).toMatchObject({ demo: true })
  for (const SITE_URL of ['https://proa.example', 'http://localhost:3000'])
    expect(readSettings({ HOST: '0.0.0.0', SITE_URL })).toMatchObject({ demo: false })
})

test('variables of other programs are none of ours', () => {
  const others = [
    'PATH',
    'HOSTNAME',
    'PGDATABASE',
    'LOGNAME',
    'SMTP_HOST',
    'AWS_ACCESS_KEY',
    'http_proxy',
    'WORKER_ID',
  ]
  for (const name of others) expect(readSettings({ [name]: 'x' }).port).toBe(3000)
  const both = { DATABSE_URL: 'x', DATABASE_URL: 'postgres://db/proa', AUTH_SECRET: 'x'.repeat(32) }
  expect(readSettings(both).databaseUrl).toBe('postgres://db/proa')
})

test('mail and files go where the settings say', () => {
  expect(readSettings({})).toMatchObject({ mail: undefined, s3: undefined, worker: true })
  const smtpUrl = 'smtps://proa:secret@mail.example.com'
  const keys = { S3_BUCKET: 'proa', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', WORKER: 'off' }
  expect(readSettings({ SMTP_URL: smtpUrl, MAIL_FROM: 'hello@example.com', ...keys })).toMatchObject({
    mail: { smtpUrl, from: 'hello@example.com' },
    s3: { bucket: 'proa', region: 'us-east-1', endpoint: undefined, accessKey: 'a', secretKey: 'b' },
    worker: false,
  })
})

test('a site without a bucket may have access to that of the backup it is restored from', () => {
  const keys = { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(readSettings({ ...keys, BACKUP_TO: '/var/backups/proa' })).toMatchObject({
    s3: undefined,
    s3Access: { endpoint: 'https://s3.example.com', accessKey: 'a', secretKey: 'b' },
  })
})

test('mails come back to an address of their own, where mail is sent at all', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hello@example.com' }
  const bounces = { BOUNCE_ADDRESS: 'bounces@example.com', BOUNCE_SECRET: 'b'.repeat(32) }
  expect(readSettings({ ...mail, ...bounces })).toMatchObject({
    mail: { from: 'hello@example.com', returnTo: 'bounces@example.com' },
    bounceSecret: 'b'.repeat(32),
  })
  expect(() => readSettings(bounces)).toThrow('BOUNCE_SECRET has no effect without SMTP_URL')
  expect(() => readSettings({ ...mail, BOUNCE_SECRET: 'short' })).toThrow('at least 32 characters')
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('one message names every wrong variable', () => {
  const environment = {
    PORT: '70000',
    SITE_URL: 'proa.example',
    DEMO: 'yes',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    DATABASE_URL: 'postgres://db/proa',
    LOG_LEVEL: 'loud',
  }
  const message = messageOf(() => readSettings(environment))
  for (const name of ['PORT', 'SITE_URL', 'DEMO', 'TRUSTED_PROXIES', 'AUTH_SECRET', 'LOG_LEVEL'])
    expect(message).toContain(`\n  ${name} `)
  expect(message).toContain("'proxy'")
})

test.each([
  [{ DATABASE_DIRECT_URL: 'postgres://db/proa' }, 'DATABASE_DIRECT_URL'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ DATABASE_URL: 'mysql://db/proa' }, 'DATABASE_URL'],
  [{ SITE_URL: 'https://proa.example/shop' }, 'SITE_URL'],
  [{ SITE_URL: 'https://proa.example/?shop' }, 'SITE_URL'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ PORT: '80.5' }, 'PORT'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'hello@example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is needed with SMTP_URL'],
  [{ MAIL_FROM: 'hello@example.com' }, 'SMTP_URL is needed with MAIL_FROM'],
  [{ S3_BUCKET: 'proa', S3_ACCESS_KEY: 'a' }, 'S3_SECRET_KEY is needed with S3_ACCESS_KEY'],
  [{ S3_BUCKET: 'proa' }, 'S3_ACCESS_KEY is needed with S3_BUCKET'],
  [{ BACKUP_TO: 's3://backups' }, 'S3_ACCESS_KEY is needed with a bucket in BACKUP_TO'],
  [
    { BACKUP_TO: 's3://proa/x', S3_BUCKET: 'proa', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    'BACKUP_TO must name another bucket than S3_BUCKET',
  ],
  [{ BACKUP_KEY: 'secret' }, 'BACKUP_KEY must be one that'],
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_ENDPOINT has no effect without S3_ACCESS_KEY'],
  [{ WORKER: 'later' }, 'WORKER'],
  [{ WEB_PROCESSES: '13' }, 'WEB_PROCESSES above 12 needs DATABASE_URL'],
  [{ HOST: '0.0.0.0' }, 'SITE_URL is needed with a HOST that others can reach'],
  [{ HOST: '::', DEMO: 'on' }, 'SITE_URL is needed'],
  [{ DATABSE_URL: 'postgres://db/proa' }, 'DATABSE_URL is no setting: did you mean DATABASE_URL?'],
  [{ SMTPURL: 'smtp://mail.example.com' }, 'did you mean SMTP_URL?'],
  [{ database_url: 'postgres://db/proa' }, 'did you mean DATABASE_URL?'],
  [{ TRUSTED_PROXY: '10.0.0.0/8' }, 'did you mean TRUSTED_PROXIES?'],
])('%j is refused', (environment, name) => {
  expect(messageOf(() => readSettings(environment))).toContain(name)
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
