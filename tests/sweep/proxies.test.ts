import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, inject, test, beforeAll } from 'vitest'
import { tellLive } from '../../app/ground/live/tell-live.server.ts'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { largestPicture } from '../../app/ground/files/pictures.ts'
import { fields } from '../../app/market/photos/photos.ts'
import { signedIn } from '../accounts.ts'
import { faultyConnection } from '../faulty-connection.ts'
import { otlpReceiver } from '../otlp-receiver.ts'
import { sampleTemplate } from '../sample-database.ts'
import { startSiteApart } from '../site.ts'
import { freePort } from '../site-process.ts'
import { phonePicture } from '../test-pictures.ts'
import { type Line, type Ports, proxies, type ProxyName, startProxy } from './deployed-proxies.ts'

const [http, https] = [await freePort(), await freePort()]
const origin = `https://localhost:${https}`
const receiver = await otlpReceiver()
const madeUpTrace = '0af7651916cd43dd8448eb211c80319c'
const environment = {
  SITE_URL: origin,
  DEMO: 'off',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'info',
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  DRAIN_DELAY: '5',
}
const database = await cloneDatabase(
  inject('databaseServer'),
  `proxies_${process.env.VITEST_POOL_ID}`,
  sampleTemplate,
)
const wire = await faultyConnection(database)
const site = { databaseUrl: database, environment: { ...environment, DATABASE_URL: wire.url } }
const first = await startSiteApart(site)
const second = await startSiteApart(site)
const { db, close } = openDatabase({ url: first.database })
afterAll(close)
const ports: Ports = {
  http,
  https,
  sites: [Number(new URL(first.origin).port), Number(new URL(second.origin).port)],
}
const megabyte = 2 ** 20

/** A member, with the cookie as it is over TLS. */
async function member() {
  const maria = await signedIn(first)
  return { ...maria, cookie: `__Host-${maria.cookie}` }
}

describe.each(Object.keys(proxies) as ProxyName[])('behind %s', (which) => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let line: Line
  beforeAll(async () => {
    proxy = await startProxy(which, ports)
    line = await proxy.line('127.0.0.2')
  })
  afterAll(async () => {
    line.close()
    await proxy.stop()
  })

  test('pages come over TLS and HTTP/2, packed by the site, each header once; plain HTTP leads there, but for programs', async () => {
    const { status, head, body } = await line.ask('/vehicles', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(head).toMatchObject({
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(head['content-security-policy']?.match(/default-src/g)).toHaveLength(1)
    expect(head.server ?? '').not.toMatch(/\d/)
    expect(brotliDecompressSync(body).toString()).toContain('</html>')
    const plain = await fetch(`http://localhost:${http}/vehicles?make=Toyota`, { redirect: 'manual' })
    expect(plain.status).toBe(308)
    expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/vehicles\?make=Toyota$/)
    const program = await fetch(`http://localhost:${http}/api/v1/vehicles`, { redirect: 'manual' })
    expect(program.status).toBe(403)
  })

  test('the address of the visitor arrives; one that they made up does not, nor does a trace', async () => {
    const path = `/nothing-of-${which}`
    const traceparent = `00-${madeUpTrace}-b7ad6b7169203331-01`
    const { head } = await line.ask(path, { headers: { 'x-forwarded-for': '203.0.113.9', traceparent } })
    const logged = () =>
      (first.output.text + second.output.text).split('\n').find((one) => one.includes(path))
    await expect.poll(logged).toContain('"client":"127.0.0.2"')
    const span = () =>
      receiver.spans.find(({ attributes }) => attributes['proa.request_id'] === head['x-request-id'])
    await expect.poll(span).toBeDefined()
    expect(span()!.traceId).not.toBe(madeUpTrace)
  })

  test('a picture of 10 MB arrives, a form of 2 MB and a body of more than 60 MB are refused', async () => {
    const { id, cookie } = await member()
    const [draft] = await first.query('insert into draft (owner_id) values ($1) returning id', [id])
    const picture = Buffer.alloc(largestPicture)
    picture.set(await phonePicture('teal'))
    const form = new FormData()
    form.set(fields.files, new File([picture], 'car.jpg', { type: 'image/jpeg' }))
    const sent = new Response(form)
    const headers = { cookie, 'content-type': sent.headers.get('content-type')! }
    const body = Buffer.from(await sent.arrayBuffer())
    expect((await line.ask(`/photos/of/${draft.id}`, { headers, body })).status).toBe(200)
    const kept = await first.query('select from photo_file where owner_id = $1', [id])
    expect(kept).toHaveLength(1)

    const own = await proxy.line() // it may be ended
    const { status } = await own.ask('/login', { body: Buffer.alloc(2 * megabyte) })
    expect(proxies[which].refusals).toContain(status)
    expect(await (await proxy.line()).announce('/advertise', 60 * megabyte + 1)).toBe(413)
  })

  test('events arrive at once over a line that stays open', async () => {
    const { id, cookie } = await member()
    const live = line.begin('/live', { cookie })
    let heard = ''
    live.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    await expect.poll(() => heard).toContain('event: up')
    for (const event of ['one', 'two', 'three']) {
      await tellLive(db, [id], { type: 'message', id: event })
      await expect.poll(() => heard, { timeout: 1_000, interval: 20 }).toContain(`"id":"${event}"`)
    }
    expect(live.closed).toBe(false)
    live.close()
  })

  test('a process that drains takes no request with it, and where the proxy asks for health, gets no new one', async () => {
    const statuses: (number | string)[] = []
    const visits = { isOver: false, count: 0, noticedAt: Infinity }
    const asking = (async () => {
      for (; !visits.isOver; await sleep(50)) {
        const path = `/drained-${which}-${++visits.count}`
        statuses.push(await line.ask(path).then(({ status }) => status, String))
      }
    })()
    await sleep(500) // both are asked
    const stopped = first.stop()
    await sleep(3_500) // fewer than DRAIN_DELAY, more than a proxy needs to notice
    visits.noticedAt = visits.count + 1
    await stopped
    await sleep(1_000)
    visits.isOver = true
    await asking
    await first.restart()
    expect(statuses.filter((status) => status !== 404)).toEqual([])
    const numbers = [...first.output.text.matchAll(new RegExp(`/drained-${which}-(\\d+)"`, 'g'))]
    expect(numbers.length).toBeGreaterThan(0)
    const late = numbers.filter(([, number]) => Number(number) > visits.noticedAt)
    expect(proxies[which].checksHealth ? late : []).toEqual([])
  })

  test('without the database the pages that the processes keep are still served, at once', async () => {
    const sites = [first, second]
    for (const one of sites) expect((await one.ask('/vehicles')).status).toBe(200)
    const readiness = async () => Promise.all(sites.map(async (one) => (await one.ask('/readyz')).status))
    wire.dropNew()
    wire.drop()
    try {
      await expect.poll(readiness).toEqual([503, 503])
      await sleep(8_000) // the proxies have noticed
      const times: number[] = []
      for (let time = 0; time < 10; time++) {
        const start = performance.now()
        const { status, body } = await line.ask('/vehicles')
        times.push(performance.now() - start)
        expect([status, body.includes('</html>')]).toEqual([200, true])
      }
      expect(Math.min(...times)).toBeLessThan(1_000)
    } finally {
      wire.heal()
    }
    await expect.poll(readiness).toEqual([200, 200])
  })
})
