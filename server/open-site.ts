import { payPalPages } from '../app/deals/payments/paypal/client.server.ts'
import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import type { Database } from '../app/ground/db/client.server.ts'
import { styleText } from '../app/site/constants.ts'
import { headText } from '../app/site/head-text.ts'
import { becomeAdmin, offerFirstAdmin } from '../app/people/accounts/become-admin.server.ts'
import { providerOrigins } from '../app/people/accounts/social/providers.server.ts'
import { catalogues } from '../app/ground/i18n/catalogue.ts'
import { openCounts } from '../app/ground/counting/counts.server.ts'
import { createApp } from './app.ts'
import { replicasOf } from './replicas-of.ts'
import { keepBackups } from './backup/keep-backups.ts'
import { aboutCopy, restoredCopy, withoutElsewhere } from './backup/restored-copy.ts'
import { followChanges } from './changes.ts'
import type { SiteDatabase } from './database.ts'
import { documentFinisher } from './document.ts'
import { fileStoreOf } from './file-stores/file-store-of.ts'
import { securityHeaders } from './headers.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { listen } from './listening.ts'
import { followLive } from './live/follow-live.ts'
import { liveLines } from './live/live-lines.ts'
import { openLog } from './log.ts'
import { keepAssets, storeBuild } from './old-assets.ts'
import { watchOverload } from './overload.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import { pictureReader } from './pictures/pictures.ts'
import { prepareDatabase } from './prepare.ts'
import { pageRenderer } from './render-pages.ts'
import { followReadOnly, whileWritable } from './read-only.ts'
import { operatorTokenOf, secretOf } from './secret.ts'
import { readSettings, type Settings } from './settings.ts'
import { say, step } from './steps.ts'
import { startWithDatabase } from './starting.ts'
import { openTracing } from './tracing/open-tracing.ts'
import type { Tracing } from './tracing/tracing.ts'
import { warmUp } from './warm-up.ts'
import { pageWords } from './words.ts'

/** This build's, also when `build` leads to the next one. */
const files = realpathSync('build/client')
/** Answers until the site is there. A migration may take minutes, and a supervisor must not end the process before. */
const starting = ({ url }: Request) =>
  new URL(url).pathname === '/healthz'
    ? new Response('ok')
    : new Response('The site starts.', { status: 503, headers: { 'retry-after': '2' } })

/**
 * Reads the settings of an environment and opens the site that they describe.
 * @returns how it stops, and ms after which it must have
 */
export async function openSite(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment)
  // Before anything is written: a second start by mistake must change nothing.
  const server = settings.joins ? undefined : await listen(starting, settings)
  const tracing = await openTracing(settings)
  return startWithDatabase(settings, (database) => serve(settings, database, server, tracing))
}

type Server = Awaited<ReturnType<typeof listen>>

/** @param early what listens already; undefined: others answer until this process is ready */
async function serve(
  given: Settings,
  site: SiteDatabase,
  early: Server | undefined,
  tracing: Tracing | undefined,
) {
  const copy = await restoredCopy(site.pool)
  const settings = copy ? withoutElsewhere(given) : given
  const secret = secretOf(settings)
  const operatorToken = operatorTokenOf(settings)
  await prepareDatabase(site, settings, step)
  const { log, flush } = openLog(settings.logLevel)
  tracing?.onLoss((problem) => log.warn({ problem }, 'traces could not be sent'))
  const cache = pageCache({ head: securityHeaders(settings) })
  const replicas = replicasOf(settings, site, log)
  const poolDelay = () => Math.max(site.delay(), replicas?.delay() ?? 0)
  const overload = watchOverload({ poolDelay, lineDelay: cache.delay, onRise: cache.refuseWaiting })
  const store = await fileStoreOf(settings)
  const lines = liveLines(site.db)
  const counts = openCounts(site.db, { report: (err) => log.error({ err }, 'counts wait') })
  const readOnly = await followReadOnly(site, settings, cache)
  const leaving = new AbortController()
  let isWarm = settings.demo // no balancer waits for a demo, and its visitors should not, either
  const app = createApp({
    settings,
    leaving: leaving.signal,
    isWarm: () => isWarm,
    database: site,
    replicas,
    log,
    cache,
    overload,
    tracing,
    files,
    store,
    lines,
    counts,
    readOnly,
    pictures: pictureReader(),
    render: pageRenderer(build),
    routes: build.routes,
    secret,
    operatorToken,
    words: pageWords(files, catalogues),
    finish: documentFinisher({
      style: styleText,
      script: headText,
      dev: false,
      formTargets: [...providerOrigins(settings.providers), ...payPalPages(settings.payPal)],
    }),
  })
  // A token replaces the one before, which has been printed.
  const adminToken = early ? await openFirstAdmin(site.db, settings) : null
  const changes = followChanges(site.directUrl, cache, replicas)
  const warmed = isWarm
    ? undefined
    : Promise.all([
        warmUp(app.fetch, { database: site.db, origin: settings.origin }),
        copy || readOnly.isOn() ? undefined : storeBuild({ files, pool: site.pool, log }),
      ]).then(() => (isWarm = true))
  if (!early) await Promise.all([warmed, untilHeard(cache)])
  const server = early ?? (await listen(app.fetch, settings))
  // Nothing is waited for from here on: who asks a process that serves to stop must find one that drains.
  server.answerBy(app.fetch)
  const news = followLive(site.directUrl, lines)
  const jobs =
    settings.worker && !copy
      ? whileWritable(readOnly, () => startJobs({ settings, site, store, log, tracing }))
      : undefined
  const assets = copy ? undefined : whileWritable(readOnly, () => keepAssets({ files, pool: site.pool, log }))
  const backups = settings.worker && !copy ? keepBackups({ settings, site, store, log }) : undefined
  if (early) sayWhere(settings, { operatorToken, adminToken, about: copy && aboutCopy(copy) })
  else say(`One more process serves ${settings.origin}`)

  const stop = async () => {
    leaving.abort()
    await sleep(settings.drainDelay)
    lines.close() // they would never end by themselves
    await Promise.all([server.stop(), jobs?.stop(), assets?.stop(), backups?.stop()])
    await Promise.all([changes.close(), news.close(), counts.close(), readOnly.close()])
    overload.close()
    await replicas?.close()
    await Promise.all([site.stop(), tracing?.close()])
  }
  return { stop, log, flush, longestStop: settings.longestStop }
}

function sayWhere(
  { siteName, origin }: Settings,
  {
    operatorToken,
    adminToken,
    about,
  }: Record<'operatorToken', string> & Partial<Record<'adminToken' | 'about', string | null>>,
) {
  say(`${siteName} is at ${origin}`)
  say(
    `Its metrics and, in a demo on your own machine, its mails are at /metrics and /dev/outbox?token=${operatorToken}`,
  )
  if (about) say(about)
  if (adminToken) say(`To become its first admin, log in and open ${origin}/first-admin?token=${adminToken}`)
}

/** Until it hears of changes it is not ready. */
async function untilHeard(cache: PageCache) {
  while (!cache.listening) await sleep(20)
}

/**
 * Its token is printed until there is an admin. Anyone with it and an account can become one, so only the operator sees it.
 */
async function openFirstAdmin(database: Database, { adminEmail }: Settings) {
  if (!adminEmail) return offerFirstAdmin(database)
  await database.transaction((tx) => becomeAdmin(tx, adminEmail))
}
