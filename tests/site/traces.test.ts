import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { otlpReceiver, type ReceivedSpan } from '../otlp-receiver.ts'
import { startSiteApart } from '../site.ts'

const receiver = await otlpReceiver()
const told = { TOLD_MODULES: 'otlp', NODE_OPTIONS: `--import ${resolve('tests/told-modules.mjs')}` }
const site = await startSiteApart({
  environment: {
    ...told,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=proa%20site',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  },
})
const plain = await startSiteApart({ environment: told })
const traceId = '0af7651916cd43dd8448eb211c80319c'
const begun = `00-${traceId}-b7ad6b7169203331-01`
const spansBelow = ({ spanId, traceId }: ReceivedSpan) =>
  receiver.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId)

test('a request is a span of the trace that its proxy began, and its statements are spans below it, without words', async () => {
  const answer = await site.ask('/vehicles?q=saltwater+pickup&make=Toyota', {
    headers: { traceparent: begun },
  })
  await answer.arrayBuffer()
  // Its statements may come in an earlier batch.
  const ofRequest = () => receiver.spans.find((span) => span.parentSpanId === 'b7ad6b7169203331')
  await expect.poll(ofRequest).toBeDefined()
  const request = ofRequest()!
  expect(request.name).toBe('GET /vehicles')
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/vehicles',
    'http.response.status_code': '200',
    'proa.request_id': answer.headers.get('x-request-id'),
  })
  const statements = spansBelow(request)
  expect(statements.length).toBeGreaterThan(2)
  for (const { name, attributes } of statements) {
    expect(attributes['db.operation.name']).toBe(name)
    expect(attributes['db.query.text']).toMatch(/^(select|with|insert|update|delete|begin|commit|set) ?/i)
  }
  expect(receiver.headers[0]).toMatchObject({ 'x-team': 'proa site' })
})

test('jobs are spans, too, with the statements that they ask', async () => {
  const job = () => receiver.spans.find(({ name }) => name === 'job rebuild-rollup')
  await expect.poll(job).toBeDefined()
  await expect.poll(() => spansBelow(job()!).length).toBeGreaterThan(0)
})

test('neither addresses nor what people send are in a trace', async () => {
  await site.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'rosa.camacho@example.com', password: 'three green canoes' }),
  })
  await site.ask('/invitation/secret-of-a-link?to=rosa')
  await expect.poll(() => receiver.spans.map(({ name }) => name)).toContain('POST /api/*')
  const all = JSON.stringify(receiver.spans)
  for (const word of ['rosa', 'camacho', 'canoes', 'secret-of-a-link', 'saltwater', 'Toyota'])
    expect(all).not.toContain(word)
  expect(all).not.toContain('/healthz')
})

test('a receiver that is gone is told of in the log; the site goes on, and stops as it should', async () => {
  receiver.close()
  for (let time = 0; time < 20; time++) expect((await site.ask('/about')).status).toBe(200)
  await expect.poll(() => site.output.text).toContain('traces could not be sent')
  expect(await site.stop()).toBe(0)
  expect(site.output.text).toContain('loaded ')
})

test('without an endpoint none of its code is loaded', async () => {
  expect((await plain.ask('/about')).status).toBe(200)
  expect(await plain.stop()).toBe(0)
  expect(plain.output.text).not.toContain('loaded ')
})
