import '../app/registry/register.server.ts'
import type { FileStore } from '../app/ground/files/file-store.ts'
import { openCounts } from '../app/ground/counting/counts.server.ts'
import { createApp } from './app.ts'
import { securityHeaders } from './headers.ts'
import { liveLines } from './live/live-lines.ts'
import type { Log } from './log.ts'
import type { Overload } from './overload.ts'
import { pageCache } from './page-cache.ts'
import { pictureReader } from './pictures/pictures.ts'
import type { Render } from './page-maker.ts'
import type { Routes } from './route-queries.ts'
import { readSettings } from './settings.ts'
import { memoryFiles } from '../tests/memory-files.ts'
import { testDatabase } from '../tests/test-database.ts'

const silent = () => {}
export const operatorToken = 'token of the operator'
const testSecret = 'only for tests, only for tests, only for tests'

/** The site in this process, its pages rendered by `render`, on a new database unless one is given. */
export async function testApp(
  render: Render,
  {
    environment = {},
    routes = {},
    files,
    store = memoryFiles(),
    overload,
    database,
    log = { debug: silent, info: silent, warn: silent, error: silent, isLevelEnabled: () => true },
  }: {
    environment?: Record<string, string>
    /** Those whose parameters a test needs: all others are dropped. */
    routes?: Routes
    files?: string
    store?: FileStore
    overload?: Overload
    database?: Awaited<ReturnType<typeof testDatabase>>
    log?: Log
  } = {},
) {
  const settings = readSettings(environment)
  const cache = pageCache({ head: securityHeaders(settings) })
  cache.listen(true)
  const own = database ?? (await testDatabase())
  const now = new Date()
  const counts = openCounts(own.db, { clock: () => now }) // all of a test's counts are of one day
  const app = createApp({
    settings,
    render,
    routes,
    cache,
    overload,
    files,
    words: () => '',
    finish: ({ html }) => ({ body: html, policy: '' }),
    database: own,
    lines: liveLines(own.db),
    counts,
    readOnly: { isOn: () => false },
    secret: testSecret,
    operatorToken,
    store,
    pictures: pictureReader(),
    log,
  })
  /** A request by a browser at `peer`. */
  const ask = (path: string, init: RequestInit = {}, peer = '192.0.2.1') =>
    app.request(path.startsWith('http') ? path : settings.origin + path, init, {
      incoming: { socket: { remoteAddress: peer } },
    })
  return { ask, cache, counts }
}
