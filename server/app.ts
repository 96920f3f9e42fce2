import { isOwnMachine } from '../app/ground/request/own-machine.ts'
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createAuth } from '../app/people/accounts/auth.server.ts'
import { watchCondition } from '../app/ground/condition/condition.server.ts'
import { accountsApi } from './accounts-api.ts'
import { isOutOfReach } from '../app/ground/db/out-of-reach.ts'
import { StoreError } from '../app/ground/files/file-store.ts'
import { SlowPictureError } from '../app/ground/files/pictures.ts'
import { viewsAddress } from '../app/ground/counting/counted.ts'
import { liveAddress } from '../app/ground/live/live-event.ts'
import { clientAddress, proxyTest } from './client-address.ts'
import { answerViews } from './answer-views.ts'
import { type Env, failedAnswer, plainAnswer } from './answers.ts'
import { guard } from './guards.ts'
import { securityHeaders } from './headers.ts'
import { readiness } from './health.ts'
import { rememberWrites } from './last-write.ts'
import { linkPreviews } from './link-previews/link-previews.ts'
import { answerLive } from './live/answer-live.ts'
import type { LiveLines } from './live/live-lines.ts'
import { loggedPaths } from './logged-path.ts'
import { media } from './media.ts'
import { metrics } from './metrics.ts'
import { networkAllowances } from './network-allowances.ts'
import { answerDemoMails } from './demo-mails.ts'
import { oldAssets } from './old-assets.ts'
import { ownName } from './own-name.ts'
import { type PageParts, pages } from './pages.ts'
import { pendingSignOut } from './pending-sign-out.ts'
import { publicApi } from './public-api/api.ts'
import { answerBounce, asksForBounceSecret, bouncesAddress } from './returned-mails.ts'
import { isToken, sealWith } from './secret.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import type { Tracing } from './tracing/tracing.ts'
import { staticFiles } from './static-files.ts'
import { CrowdError } from './turns.ts'
import { crowdedAnswer, slowPictureAnswer, storeAnswer, unavailableAnswer } from './unavailable.ts'
import { unknownProxies } from './unknown-proxies.ts'
import { typingLimit, typingRate } from './typing-limit.ts'
import { uploadLimit } from './upload-limit.ts'

type AppParts = PageParts & {
  lines: LiveLines
  /** Signs sessions and forms. */
  secret: string
  /** Aborts when this process is about to stop: no more visitors should be sent to it. */
  leaving?: AbortSignal
  /** Whether its code has run for some pages; absent: it needs not. */
  isWarm?: () => boolean
  /** Undefined: nothing is traced. */
  tracing?: Tracing | undefined
  /** What `/metrics` and the outbox of a demo ask for. */
  operatorToken: string
  /** The built files for browsers. Undefined: another serves them, as Vite does when developing. */
  files?: string
}

/** The whole site as one function from request to answer. */
export function createApp({
  lines,
  secret,
  operatorToken,
  files,
  leaving,
  isWarm,
  tracing,
  ...parts
}: AppParts) {
  const { settings, database, replicas, log, store, counts, cache, overload, readOnly } = parts
  const app = new Hono<Env>()
  const { db, pool, answers } = database
  const { origin, demo, providers, adminEmail } = settings
  const auth = createAuth({
    database: db,
    origin,
    demo,
    providers,
    adminEmail,
    secret,
    report: (problem) => log.error({ problem }, 'a sign-in failed'),
  })
  const seal = sealWith(secret)
  const head = securityHeaders(settings)
  const condition = watchCondition({
    db,
    store,
    origin,
    folders: foldersOf(settings),
    replicas: replicas?.states,
  })
  const around = { condition, answers, delay: database.delay, countsFiles: settings.isFirst }
  const measured = metrics({ cache, pool, replicas, lines, overload, restarts: settings.restarts, around })
  const isProxy = proxyTest(settings.trustedProxies)
  const isOperator = ({ req }: Context<Env>) =>
    isToken(operatorToken, req.header('authorization')?.replace(/^Bearer /, '') ?? req.query('token'))
  const clientOf = (c: Context<Env>) =>
    clientAddress(peerOf(c), c.req.raw.headers.get('x-forwarded-for'), isProxy)
  const guardAll = guard(settings, { auth, readOnly, limitUploads: uploadLimit(clientOf) })
  const unknownProxyOf = unknownProxies(log, isProxy, peerOf)
  const loggedPath = loggedPaths(parts.routes)
  /** The log never contains query strings, which may be personal. */
  const entryOf = (c: Context<Env>, ms: number) => ({
    requestId: c.get('requestId'),
    method: c.req.method,
    path: loggedPath(c.req.path),
    status: c.res.status,
    ms: Math.round(ms * 100) / 100,
    client: clientOf(c),
    user: c.get('userId'),
    refusal: c.get('refusal'),
  })

  // Before all that pages need: at 500 visits a second each step costs a share of a processor.
  app.post(
    viewsAddress,
    (c, next) => {
      c.set('requestId', randomUUID())
      c.set('head', head)
      return next()
    },
    guardAll,
    answerViews({ database: db, overload, counts, auth, clientOf }),
  )

  app.use(async (c, next) => {
    const start = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('head', { ...head, 'x-request-id': requestId })
    c.set('unknownProxy', unknownProxyOf(c))
    await next()
    const { status } = c.res
    const ms = performance.now() - start
    measured.observe(kindOf(c.req.path), status, ms / 1000)
    // A log line for each of the others would cost a third of an answer from memory.
    const isNotable = status >= 400 || ms > slow || c.req.method === 'POST'
    if (!isNotable && !log.isLevelEnabled('debug')) return
    log[isNotable ? 'info' : 'debug'](entryOf(c, ms), 'request')
  })
  const isFromProxy = (c: Context<Env>) => isProxy(peerOf(c))
  if (tracing) app.use(traceRequests({ tracing, routes: parts.routes, isFromProxy }))
  app.use('/api/v1/*', publicApi({ settings, database, replicas, log, head, cache, overload, clientOf }))
  if (replicas) app.use(rememberWrites(replicas, origin))
  app.use(ownName(settings))
  app.post(bouncesAddress, asksForBounceSecret(settings.bounceSecret))
  app.use(guardAll)
  app.use(pendingSignOut(auth))
  const typing = typingLimit(clientOf, networkAllowances(db, 'typing', typingRate))
  for (const path of ['/suggest', '/ask-local/new']) {
    // Without a term they are ordinary pages.
    for (const suffix of ['', '.data'])
      app.use(path + suffix, (c, next) => (c.req.url.includes('?') ? typing(c, next) : next()))
  }
  app.use('/sitemaps/*', typingLimit(clientOf, networkAllowances(db, 'sitemaps', typingRate)))

  app.get('/healthz', (c) => {
    const question = c.req.query('for')
    // Shows who asks whether it has the secret of this site: the doctor.
    return plainAnswer(c, 200, question ? `ok ${seal(`healthz ${question.slice(0, 64)}`)}` : 'ok')
  })
  app.get('/readyz', async (c) => {
    const { ready, problem } = await readiness({ answers, cache, leaving, isWarm })
    return plainAnswer(c, ready ? 200 : 503, ready ? 'ok' : problem)
  })
  app.get('/metrics', async (c) =>
    isOperator(c)
      ? plainAnswer(c, 200, await measured.text(), { 'content-type': measured.contentType })
      : plainAnswer(c, 403, 'Metrics need the token that is told at the start.'),
  )
  // The first page has the whole list of routes, so no browser needs parts of it.
  app.get('/__manifest', (c) => plainAnswer(c, 404, 'There is nothing here.'))

  app.route('/api/auth', accountsApi({ database: db, auth, readOnly, origin, demo, seal, log, clientOf }))
  const hasOutbox = demo && isOwnMachine(new URL(origin).hostname)
  for (const path of ['/dev/outbox', '/dev/outbox/:id'])
    app.get(path, (c, next) => (hasOutbox && isOperator(c) ? answerDemoMails(c, db, settings) : next()))

  app.post(bouncesAddress, answerBounce(database))

  app.get(liveAddress, answerLive({ lines, auth, demo }))

  app.get('/og/*', linkPreviews({ settings, database: db, files: files ?? 'public', store, log }))

  app.get('/media/*', media(store, files ?? 'public', log))

  const answerPage = pages({ ...parts, condition, auth, seal, head, clientOf, loggedPath })
  if (files) app.use(staticFiles(files))
  app.get('/assets/:name', oldAssets(pool))
  app.all('*', answerPage)
  app.onError((error, c) => {
    if (error.name === 'AbortError') return plainAnswer(c, 499, 'The visitor has left.') // no one reads it
    if (error instanceof CrowdError) return crowdedAnswer(c, settings.siteName) // so many lines would hinder, too
    if (error instanceof SlowPictureError) return slowPictureAnswer(c, settings.siteName)
    const path = loggedPath(c.req.path)
    log.error({ err: error, requestId: c.get('requestId'), path }, 'a request failed')
    if (error.name === 'TimeoutError') return crowdedAnswer(c, settings.siteName)
    if (error instanceof StoreError) return storeAnswer(c, settings.siteName)
    return isOutOfReach(error) ? unavailableAnswer(c, settings.siteName) : failedAnswer(c)
  })
  return app
}

/** Those whose disks may become full. */
const foldersOf = ({ dataDir, backup: { to } }: PageParts['settings']) => ({
  data: dataDir,
  ...(to && !to.startsWith('s3://') && { backups: to }),
})

const slow = 250 // ms

function kindOf(path: string) {
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/api/')) return 'api'
  return path.endsWith('.data') ? 'data' : 'page'
}

const peerOf = ({ env }: Context<Env>) => env?.incoming?.socket.remoteAddress ?? ''
