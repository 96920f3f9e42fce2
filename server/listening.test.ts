import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listening.ts'

const large = Buffer.alloc(30_000_000, 'x')

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function start(drainTimeout: number) {
  const port = await freePort()
  const { promise: isUploading, resolve: begin } = Promise.withResolvers<void>()
  const answer = async (asked: Request) => {
    if (!asked.body) return new Response(large)
    begin()
    return new Response(await asked.text())
  }
  const server = await listen(answer, { host: '127.0.0.1', port, drainTimeout })
  const origin = `http://127.0.0.1:${port}`
  const upload = () => {
    const sent = request(origin, { method: 'POST', headers: { 'content-length': 3 }, agent: false })
    sent.flushHeaders()
    return sent
  }
  return { server, port, origin, upload, isUploading }
}

test('a stop ends what is under way, and waits for no connection that asks nothing', async () => {
  const { server, port, origin, upload, isUploading } = await start(30_000)
  await once(connect(port, '127.0.0.1'), 'connect')
  await (await fetch(origin)).arrayBuffer() // its connection is kept open
  const sent = upload()
  const [unread] = await once(request(origin, { agent: false }).end(), 'response')
  await isUploading
  const begun = performance.now()
  const stopped = server.stop()
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  let size = 0
  for await (const chunk of unread) size += chunk.length
  expect(size).toBe(large.length)
  sent.end('all')
  const [answer] = await once(sent, 'response')
  expect(await answer.setEncoding('utf8').toArray()).toEqual(['all'])
  await stopped
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('a stop cuts off what takes longer than its limit', async () => {
  const { server, upload, isUploading } = await start(200)
  const cut = once(upload(), 'response').catch((error: Error) => error.message)
  await isUploading
  await server.stop()
  expect(await cut).toBe('socket hang up')
})
