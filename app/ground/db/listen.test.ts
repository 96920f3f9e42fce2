import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listen } from './listen.server.ts'
import { cloneDatabase, startTestServer } from './testing.ts'

let testServer: Awaited<ReturnType<typeof startTestServer>>
let url: string
let pool: pg.Pool

beforeAll(async () => {
  testServer = await startTestServer(async () => {})
  url = await cloneDatabase(testServer.server, 'listen')
  pool = new pg.Pool({ connectionString: url })
})

afterAll(async () => {
  await pool.end()
  await testServer.stop()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Listens to the channel "the lagoon" and keeps a log of what it hears. */
function listener(address = url) {
  const log: string[] = []
  const { close } = listen(address, 'the lagoon', {
    onMessage: (payload) => log.push(payload),
    onUp: () => log.push('up'),
    onDown: () => log.push('down'),
  })
  return { log, close }
}

const notify = (payload: string) => pool.query('select pg_notify($1, $2)', ['the lagoon', payload])
const listeners = (what = 'pid') =>
  pool.query(`select ${what} from pg_stat_activity where application_name = 'proa listen'`)

test('hears what is sent, until it is closed', async () => {
  const { log, close } = listener()
  await expect.poll(() => log).toEqual(['up'])
  await notify('high tide')
  await expect.poll(() => log).toEqual(['up', 'high tide'])
  await close()
  expect(log).toEqual(['up', 'high tide'])
  await expect.poll(async () => (await listeners()).rowCount).toBe(0)
})

test('comes back after its connection was ended', async () => {
  const { log, close } = listener()
  await expect.poll(() => log).toEqual(['up'])
  await listeners('pg_terminate_backend(pid)')
  await expect.poll(() => log).toEqual(['up', 'down', 'up'])
  await notify('low tide')
  await expect.poll(() => log).toEqual(['up', 'down', 'up', 'low tide'])
  await close()
})

test('notices a connection that has gone silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const line = await throughLine()
  const { log, close } = listener(line.url)
  await vi.waitUntil(() => log.length === 1, { timeout: 20_000 })
  line.cut()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(log).toEqual(['up'])
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitUntil(() => log.length === 3, { timeout: 20_000 })
  expect(log).toEqual(['up', 'down', 'up'])
  await close()
  line.close()
})

test('keeps trying while there is no server, and can be closed while doing so', async () => {
  const { log, close } = listener('postgresql://app@127.0.0.1:1/app')
  await close()
  expect(log).toEqual([])
})

/** A way to the server on which open connections can fall silent, as when a cable is pulled. */
async function throughLine() {
  const folder = mkdtempSync(join(tmpdir(), 'proa-line-'))
  const target = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const open = new Set<Socket>()
  const relay = createServer((near) => {
    const far = connect(target)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) open.add(socket.on('error', () => {}))
  })
  relay.listen(join(folder, '.s.PGSQL.5432'))
  await once(relay, 'listening')
  const address = new URL(url)
  address.searchParams.set('host', folder)
  return {
    url: address.href,
    cut() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      for (const socket of open) socket.destroy()
      relay.close()
      rmSync(folder, { recursive: true })
    },
  }
}
