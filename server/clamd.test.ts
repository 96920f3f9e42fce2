import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clamd } from './clamd.ts'

const sent = Buffer.from('x'.repeat(200_000))

/** Stands in for clamd: reads one file by its protocol, and answers. */
async function standIn(answer: (file: Buffer) => string | null, path?: string) {
  const server = createServer((socket: Socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const file = fileIn(received)
      if (!file) return
      const text = answer(file)
      if (text === null) socket.destroy()
      else socket.end(`${text}\0`)
    })
  })
  await new Promise<void>((listening) =>
    path ? server.listen(path, listening) : server.listen(0, '127.0.0.1', listening),
  )
  onTestFinished(() => void server.close())
  return path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Null before its end has come. */
function fileIn(received: Buffer): Buffer | null {
  const begin = 'zINSTREAM\0'
  expect(received.toString('latin1', 0, begin.length)).toBe(begin)
  const parts: Buffer[] = []
  for (let at = begin.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('clamd gets the whole file and says whether it is clean, by a socket or a port', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'clamd-')), 'socket')
  const isWhole = (file: Buffer) => (file.equals(sent) ? 'stream: OK' : 'stream: Cut FOUND')
  expect(await clamd(await standIn(isWhole, path)).scan(sent)).toBe('clean')
  expect(await clamd(await standIn(isWhole)).scan(sent)).toBe('clean')
  expect(await clamd(await standIn(() => 'stream: Eicar-Signature FOUND')).scan(sent)).toBe('harmful')
})

test('without a clear yes a file is not clean', async () => {
  for (const answer of ['INSTREAM size limit exceeded. ERROR', 'stream: OK and more', '', null])
    expect(await clamd(await standIn(() => answer)).scan(sent)).toBe('unreached')
  expect(await clamd('/nowhere/socket').scan(sent)).toBe('unreached')
  expect(await clamd('127.0.0.1:1').scan(sent)).toBe('unreached')
})
