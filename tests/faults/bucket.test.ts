import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, test } from 'vitest'
import { s3Files } from '../../server/file-stores/s3.ts'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { phonePicture } from '../test-pictures.ts'

const sockets = new Set<Socket>()
/** The first words of each request, such as `GET /proa/public/a.webp`. */
const asked: string[] = []
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}))
  socket.on('data', (bytes) => {
    const [request] = /^(?:GET|PUT) [^ ?]+/.exec(bytes.toString('latin1', 0, 1_000)) ?? []
    if (request) asked.push(request)
  })
}).listen(0, '127.0.0.1')
await once(silent, 'listening')
const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
afterAll(() => {
  silent.close()
  for (const socket of sockets) socket.destroy()
})

const site = await startSite({
  samples: false,
  environment: { S3_BUCKET: 'proa', S3_ENDPOINT: endpoint, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' },
})
const picture = `content/${'0'.repeat(64)}.webp`
const timesAsked = (request: string) => asked.filter((one) => one === request).length

test.concurrent('a picture in a bucket that is silent is a drawing after seconds, and then at once', async ({
  expect,
}) => {
  const first = await timed(() => site.askOnce(`/media/${picture}`))
  const reads = timesAsked(`GET /proa/public/${picture}`)
  const next = await site.askOnce(`/media/${picture}`)
  for (const { status, headers } of [first.result, next]) {
    expect(status).toBe(503)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(first.ms).toBeLessThan(25_000)
  expect(reads).toBeGreaterThan(0)
  expect(timesAsked(`GET /proa/public/${picture}`)).toBe(reads) // it did not wait for the bucket
})

test.concurrent('a file for a bucket that is silent fails after seconds, and the next at once', async ({
  expect,
}) => {
  const store = s3Files({
    bucket: 'proa',
    endpoint,
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  })
  const put = () =>
    store.put('id/1/front.webp', new Uint8Array(10 * 2 ** 20), 'image/webp').catch((error: unknown) => error)
  const { result, ms } = await timed(put)
  expect(result).toBeInstanceOf(Error)
  expect(ms).toBeLessThan(25_000)
  const writes = timesAsked('PUT /proa/id/1/front.webp')
  expect(await put()).toBeInstanceOf(Error)
  expect(writes).toBeGreaterThan(0)
  expect(timesAsked('PUT /proa/id/1/front.webp')).toBe(writes)
})

test.concurrent('a form with a photo for a bucket that is silent comes back with what was typed', async ({
  expect,
}) => {
  const { cookie } = await signedIn(site)
  const body = new FormData()
  body.set('fullName', 'María of Tinian')
  body.set('idPhoto', new File([new Uint8Array(await phonePicture('teal'))], 'card.jpg'))
  const answer = await site.ask('/profile/setup', {
    method: 'POST',
    body,
    headers: { cookie, accept: 'text/html', origin: site.origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('The place where we keep files can’t be used right now, so')
  expect(html).toContain('value="María of Tinian"')
  expect(html).toContain('Choose this file again: card.jpg')
})

async function timed<T>(work: () => Promise<T>) {
  const start = Date.now()
  return { result: await work(), ms: Date.now() - start }
}
