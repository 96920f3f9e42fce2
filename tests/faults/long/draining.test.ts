import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { faultyConnection } from '../../faulty-connection.ts'
import { startSiteApart } from '../../site.ts'

const site = await startSiteApart({ samples: false, environment: { DRAIN_DELAY: '4', DRAIN_TIMEOUT: '2' } })

test('a site that is asked to stop serves on and says that it is not ready, then ends what is under way', async () => {
  const slow = begin('/login')
  const endless = begin('/login')
  const cut = once(endless, 'error')

  const stopped = site.stop()
  await expect.poll(async () => (await site.ask('/readyz')).status).toBe(503)
  expect((await site.ask('/')).status).toBe(200)
  await expect.poll(() => site.ask('/').catch(() => 'closed')).toBe('closed')

  slow.end('x=y')
  const [answer] = await once(slow, 'response')
  answer.resume()
  expect(answer.statusCode).toBeLessThan(500)
  const [error] = await cut
  expect(error.code).toBe('ECONNRESET')
  expect(await stopped).toBe(0)

  function begin(path: string) {
    const type = 'application/x-www-form-urlencoded'
    const headers = { origin: site.origin, 'content-type': type, 'content-length': 3 }
    const sent = request(site.origin + path, { method: 'POST', headers, agent: false })
    sent.flushHeaders()
    return sent
  }
})

test('a new process is ready for visitors once it has made its first pages, and stops within seconds after its database fell silent', async () => {
  const line = await faultyConnection(site.database)
  const fresh = await startSiteApart({
    databaseUrl: site.database,
    environment: { DATABASE_URL: line.url, DEMO: 'off', DRAIN_TIMEOUT: '2' },
  })
  const metrics = await (await fresh.ask(`/metrics?token=${await fresh.operatorToken()}`)).text()
  expect(metrics).toMatch(/^page_cache_requests_total\{result="miss"\} [2-9]\d/m)

  line.dropNew()
  line.drop()
  const start = Date.now()
  const unanswered = fresh.ask('/directory').catch(() => {})
  expect(await fresh.stop()).toBe(0)
  expect(Date.now() - start).toBeLessThan(25_000)
  await unanswered
})
