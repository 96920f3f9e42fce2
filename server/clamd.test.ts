import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clamdServer } from '../tests/clamd-server.ts'
import { clamd } from './clamd.ts'

const sent = Buffer.from('x'.repeat(200_000))

/** @returns its address */
async function startClamd(answer: (file: Buffer) => string | null, path?: string) {
  const { address, close } = await clamdServer(answer, path)
  onTestFinished(close)
  return address
}

test('clamd gets the whole file and says whether it is clean, by a socket or a port', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'clamd-')), 'socket')
  const isWhole = (file: Buffer) => (file.equals(sent) ? 'stream: OK' : 'stream: Cut FOUND')
  expect(await clamd(await startClamd(isWhole, path)).scan(sent)).toBe('clean')
  expect(await clamd(await startClamd(isWhole)).scan(sent)).toBe('clean')
  expect(await clamd(await startClamd(() => 'stream: Eicar-Signature FOUND')).scan(sent)).toBe('harmful')
})

test('without a clear yes a file is not clean', async () => {
  for (const answer of ['INSTREAM size limit exceeded. ERROR', 'stream: OK and more'])
    expect(await clamd(await startClamd(() => answer)).scan(sent)).toBe('unclear')
  for (const answer of ['', null])
    expect(await clamd(await startClamd(() => answer)).scan(sent)).toBe('unreached')
  expect(await clamd('/nowhere/socket').scan(sent)).toBe('unreached')
  expect(await clamd('127.0.0.1:1').scan(sent)).toBe('unreached')
})

test('a clamd that takes a file and is silent is given up', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  expect(await clamd(`127.0.0.1:${port}`, { patience: 50 }).scan(sent)).toBe('unreached')
})

test('so many files at once are scanned, the next one waits, and more are not taken', async () => {
  const asking: Socket[] = []
  const server = createServer((socket) => asking.push(socket.on('error', () => {}).resume()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { scan } = clamd(`127.0.0.1:${port}`, { atOnce: 2, mostWaiting: 1 })
  const verdicts = [sent, sent, sent, sent].map((bytes) => scan(bytes))
  expect(await verdicts[3]).toBe('unreached')
  for (let one = 0; one < 3; one++) {
    await expect.poll(() => asking.length).toBe(Math.min(3, one + 2))
    asking[one]!.end('stream: OK\0')
    expect(await verdicts[one]).toBe('clean')
  }
})
