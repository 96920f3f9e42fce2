import { execFileSync } from 'node:child_process'
import { serverVersion } from '../app/ground/db/client.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { inMegabytes } from './backup/in-megabytes.ts'
import { lastBackup } from '../app/team/operation/last-backup.server.ts'
import { openSiteDatabase } from './database.ts'
import { isFlawedNode } from './node-version.ts'
import { readSettings, type Settings } from './settings.ts'
import { say } from './steps.ts'

const mendedPostgres = 180_007 // 18.7
let healthy = true

/** One line of the report; a remark says what to do. */
function report(what: string, found: string, remark = '') {
  say(`${what.padEnd(20)} ${found}${remark && `\n${''.padEnd(20)} ! ${remark}`}`)
}

function reportProblem(what: string, problem: string) {
  healthy = false
  report(what, 'not right', problem)
}

reportPrograms()
try {
  const settings = readSettings(process.env)
  reportSettings(settings)
  await reportDatabase(settings)
} catch (error) {
  reportProblem('Settings', error instanceof Error ? error.message : String(error))
}
process.exit(healthy ? 0 : 1)

function reportPrograms() {
  const advice =
    'has a known flaw (CVE-2026-111497), which this server avoids; in production run 24.22.1 or later'
  report('Node', process.version, isFlawedNode(process.version) ? advice : '')
  report('npm', versionOf('npm') ?? 'not found')
  const browser = ['chromium', 'chromium-browser', 'google-chrome'].map(versionOf).find(Boolean)
  report('Browser for tests', browser ?? "npm's, unpacked when tests run")
}

function versionOf(program: string): string | undefined {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

function reportSettings(settings: Settings) {
  report('SITE_URL', settings.origin)
  report('PORT, HOST', `${settings.port}, ${settings.host}`)
  report('DATA_DIR', settings.dataDir)
  report('DATABASE_URL', settings.databaseUrl ? masked(settings.databaseUrl) : 'unset: the embedded database')
  report('AUTH_SECRET', settings.authSecret ? 'set' : 'made and kept in DATA_DIR')
  report('DEMO', onOff(settings.demo))
  report('SAMPLE_DATA', onOff(settings.sampleData))
  report('TRUSTED_PROXIES', settings.trustedProxies.join(', ') || 'none')
  report('SMTP_URL', settings.mail ? masked(settings.mail.smtpUrl) : 'unset: mails are kept in the database')
  report('MAIL_FROM', settings.mail?.from ?? 'unset')
  report('S3_BUCKET', settings.s3 ? placeOf(settings.s3) : 'unset: files are kept in DATA_DIR')
  report('WEB_PROCESSES', String(settings.webProcesses))
  report('WORKER', onOff(settings.worker))
  report('LOG_LEVEL', settings.logLevel)
}

function onOff(isOn: boolean) {
  return isOn ? 'on' : 'off'
}

function masked(address: string) {
  const url = new URL(address)
  if (url.password) url.password = '***'
  return url.href
}

function placeOf({ bucket, endpoint, region }: NonNullable<Settings['s3']>) {
  return `${bucket} at ${endpoint ?? `Amazon in ${region}`}`
}

async function reportDatabase(settings: Settings) {
  try {
    const site = await openSiteDatabase(settings)
    const { number, name } = await serverVersion(site.pool)
    const advice = settings.databaseUrl
      ? 'lacks fixes of 18.6 and 18.7; upgrade it'
      : 'lacks fixes of 18.6 and 18.7; the embedded database is for trying out, development and small sites'
    report('PostgreSQL', name, number < mendedPostgres ? advice : '')
    await reportBackup(site.db, settings)
    await site.stop()
  } catch (error) {
    reportProblem('PostgreSQL', error instanceof Error ? error.message : String(error))
  }
}

async function reportBackup(database: Database, { backup: { to } }: Settings) {
  const last = await lastBackup(database).catch(() => undefined) // a new database has no table of them
  const where = to ? `to ${to}` : 'BACKUP_TO is not set'
  if (!last) return report('Backup', `none, ${where}`, 'make one: npm run backup')
  const hours = Math.floor((Date.now() - last.madeAt.getTime()) / 3_600_000)
  const found = `${hours} h ago, ${inMegabytes(last.bytes)} in ${last.place}, ${where}`
  report('Backup', found, last.isOld ? 'it is older than 26 hours' : '')
}
