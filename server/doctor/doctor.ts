import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { openSiteDatabase } from '../database.ts'
import { sealWith, secretOf } from '../secret.ts'
import { readSettings, type Settings } from '../settings.ts'
import { say } from '../steps.ts'
import { tryBackup } from './backup.ts'
import { tryClock } from './clock.ts'
import { tryDatabase } from './database.ts'
import { tryDisks } from './disk.ts'
import { tryFiles } from './files.ts'
import { type Finding, lineOf, problem, wordsOf } from './finding.ts'
import { tryMailDns } from './mail-dns.ts'
import { tryMail } from './mail.ts'
import { tryPooler } from './pooler.ts'
import { lookAtPrograms } from './programs.ts'
import { tryReplicas } from './replicas.ts'
import { settingLines } from './setting-lines.ts'
import { trySiteAddress } from './site-address.ts'

const usage = `How it is used: npm run doctor -- [--before-start] [--mail-to you@example.com]
  --before-start  leaves out what needs the site to run, and its backups
  --mail-to       sends a mail there`
const registry = 'https://registry.npmjs.org/'
const patience = { timeout: 3_000, tries: 2 } // ms

let isFit = true

function report(findings: readonly Finding[]) {
  for (const finding of findings) {
    if (finding.state === 'problem') isFit = false
    say(lineOf(finding))
  }
}

/** All trials, one after the other: each says at once what it found. */
async function examine(settings: Settings, isStarted: boolean, mailTo?: string) {
  const resolver = new Resolver(patience)
  report(await tryDisks(settings))
  await examineDatabase(settings, isStarted)
  report(await tryFiles(settings))
  report(await tryMail(settings, mailTo))
  report(await tryMailDns(settings, resolver))
  if (isStarted)
    report(await trySiteAddress({ ...settings, seal: sealWith(secretOf(settings)) }, { resolver }))
}

async function examineDatabase(settings: Settings, isStarted: boolean) {
  let site: Awaited<ReturnType<typeof openSiteDatabase>> | undefined
  try {
    site = await openSiteDatabase(settings)
    report(await tryDatabase(site, settings))
    report(await tryPooler(site, settings.databaseDirectUrl !== settings.databaseUrl))
    report(await tryReplicas(settings.databaseReplicaUrls, site.directUrl))
    report(await tryClock(clocksOf(settings), settings.databaseUrl ? site.db : undefined))
    if (isStarted) report(await tryBackup(site.db, settings))
  } catch (error) {
    report([
      problem(
        'PostgreSQL',
        wordsOf(error),
        'Nothing of it, of the clock and of backups can be tried until then.',
      ),
    ])
  } finally {
    await site?.stop()
  }
}

const clocksOf = ({ s3Access }: Settings) => [
  s3Access?.endpoint ?? process.env['npm_config_registry'] ?? registry,
]

function argumentsGiven() {
  const { values } = parseArgs({
    options: { 'before-start': { type: 'boolean' }, 'mail-to': { type: 'string' } },
  })
  return { isStarted: !values['before-start'], mailTo: values['mail-to'] }
}

try {
  const { isStarted, mailTo } = argumentsGiven()
  report(lookAtPrograms())
  try {
    const settings = readSettings(process.env)
    for (const line of settingLines(settings)) say(line)
    await examine(settings, isStarted, mailTo)
  } catch (error) {
    report([problem('Settings', wordsOf(error), 'Correct them; the README says what each is.')])
  }
  say(isFit ? 'The site is fit.' : 'The site is not fit: see each PROBLEM.')
} catch (error) {
  isFit = false
  say(`${wordsOf(error)}\n${usage}`)
}
process.exit(isFit ? 0 : 1)
