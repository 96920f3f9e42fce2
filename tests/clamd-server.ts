import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect } from 'vitest'

/** Stands in for clamd: reads one file of a connection by its protocol, and answers. `null`: it breaks off. */
export async function clamdServer(answer: (file: Buffer) => string | null, path?: string) {
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
  return {
    address: path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
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
