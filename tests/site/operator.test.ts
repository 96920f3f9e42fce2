import { expect, test } from 'vitest'
import { rawRequest } from '../raw-request.ts'
import { startSite } from '../site.ts'

const site = await startSite({ environment: { SITE_URL: 'https://demo.example' } })

test('every page of a demo that others reach says that it is one, in the language of the visitor', async () => {
  for (const path of ['/', '/vehicles/2', '/login', '/blog/first-two-days-on-saipan', '/no/such/page'])
    expect(await (await site.ask(path)).text(), path).toContain('This is a demo. Its people')
  expect(await (await site.ask('/about?lang=ko')).text()).toContain('이 사이트는 체험판입니다.')
})

test('a demo that others reach shows no mails, but its figures to those who have the token', async () => {
  const token = await site.operatorToken()
  expect(site.output.text).toContain(token)
  expect((await site.ask(`/dev/outbox?token=${token}`)).status).toBe(404)
  expect((await site.ask(`/metrics?token=${token}`)).status).toBe(200)
  expect((await site.ask('/metrics')).status).toBe(403)
})

test.each([
  ['a balancer that names no host', 'HTTP/1.1\r\nConnection: close'],
  ['a balancer of the old protocol', 'HTTP/1.0'],
])('%s hears how the site is', async (_, protocol) => {
  for (const path of ['/healthz', '/readyz'])
    expect(await rawRequest(site.origin, path, protocol)).toMatchObject({ status: 200, body: 'ok' })
})
