import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '../site.ts'

const megabyte = 2 ** 20
const length = 11 * megabyte
const site = await startSite({ samples: false, environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
const stalled: ReturnType<typeof request>[] = []
const release = () => stalled.splice(0).map((one) => one.destroy())
afterAll(release)

function begin(client: string) {
  const type = 'multipart/form-data; boundary=x'
  const headers = {
    origin: site.origin,
    'content-type': type,
    'content-length': length,
    'x-forwarded-for': client,
  }
  const sent = request(`${site.origin}/advertise`, { method: 'POST', headers, agent: false })
  sent.on('error', () => {})
  stalled.push(sent)
  return sent
}

/** Sends all of a picture but its last byte. */
const stall = (client: string) =>
  new Promise((resolve) => void begin(client).write(Buffer.alloc(length - 1, 'x'), resolve))

async function heldInMemory() {
  const text = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  return Number(/^nodejs_external_memory_bytes (\S+)/m.exec(text)?.[1])
}

/** Sends a whole form with a picture. */
function send(client: string, { path = '/advertise', accept = 'text/html' } = {}) {
  const body = new FormData()
  body.set('description', 'Canoes for\nrent')
  body.set('picture', new File([new Uint8Array(megabyte)], 'canoe.jpg', { type: 'image/jpeg' }))
  const headers = { accept, 'accept-language': 'ko', 'x-forwarded-for': client }
  return site.ask(path, { method: 'POST', body, headers })
}

test('uploads that stall are not in memory, and there are so many at once: another is told so and keeps what was typed', async () => {
  const before = await heldInMemory()
  const [second, third] = ['203.0.113.2', '203.0.113.3'] as const
  const household = Array.from({ length: 13 }, (_, number) => `2001:db8:1:2::${number + 1}`)
  const first = household.pop()!
  const each = (client: string, count: number) => Array.from({ length: count }, () => stall(client))
  await Promise.all([...household.map(stall), ...each(second, 8)])
  await expect.poll(async () => (await heldInMemory()) - before).toBeLessThan(60 * megabyte)

  const page = await send(first)
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('5')
  const text = await page.text()
  expect(text).toContain('<html lang="ko"')
  expect(text).toMatch(/<textarea[^>]*name="description"[^>]*>\s*Canoes for\nrent</)
  expect(text).toContain('canoe.jpg')
  const forScripts = await send(first, { path: '/advertise.data', accept: '*/*' })
  expect(forScripts.status).toBe(503)
  expect(await forScripts.text()).toMatch(/^[^<A-Z]{10,500}$/) // a Korean sentence, shown at the form that stays
  await Promise.all([...each(second, 4), ...each(third, 8)])
  expect((await send(third)).status).toBe(503)
  expect((await site.ask('/')).status).toBe(200)

  release()
  await expect.poll(async () => (await send(third)).status).not.toBe(503)
})
