import { createApp } from './app.ts'
import { securityHeaders } from './headers.ts'
import { pageCache } from './page-cache.ts'
import type { Render } from './pages.ts'
import { sealWith } from './secret.ts'
import { readSettings } from './settings.ts'
import { testDatabase } from '../tests/test-database.ts'

const silent = () => {}

/** The site in this process on a database of its own, its pages rendered by `render`. */
export async function testApp(
  render: Render,
  { environment = {}, files }: { environment?: Record<string, string>; files?: string } = {},
) {
  const settings = readSettings(environment)
  const cache = pageCache({ head: securityHeaders(settings) })
  cache.listen(true)
  const app = createApp({
    ...{ settings, render, cache, files },
    words: () => '',
    finish: ({ html }) => ({ body: html, policy: '' }),
    database: await testDatabase(),
    seal: sealWith('only for tests'),
    log: { debug: silent, info: silent, error: silent, isLevelEnabled: () => true },
  })
  /** A request by a browser at `peer`. */
  const ask = (path: string, init: RequestInit = {}, peer = '192.0.2.1') =>
    app.request(path.startsWith('http') ? path : settings.origin + path, init, {
      incoming: { socket: { remoteAddress: peer } },
    })
  return { ask, cache }
}
