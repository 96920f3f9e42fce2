import { connect, type Socket } from 'node:net'
import type { Scanner } from '../app/ground/files/scanner.ts'
import { turns } from './turns.ts'

const piece = 2 ** 16 // bytes
const usual = { patience: 10_000, atOnce: 8, mostWaiting: 32 }

/**
 * Scans `atOnce` files at a time; while `mostWaiting` wait, or one has waited as long as `patience`, no more are taken.
 * @param address the path of clamd's socket, or its `host:port`
 * @param limits.patience ms without a sign of it
 */
export function clamd(address: string, limits: Partial<typeof usual> = {}): Scanner {
  const { patience, atOnce, mostWaiting } = { ...usual, ...limits }
  const { inTurn } = turns({ atOnce: () => atOnce, most: atOnce + mostWaiting, longest: patience })
  return {
    scan: (bytes) =>
      inTurn(() => ask(connectTo(address), { bytes, patience })).then(verdictOf, () => 'unreached' as const),
  }
}

function connectTo(address: string): Socket {
  const [, host, port] = /^\[?([^/[\]]+)\]?:(\d+)$/.exec(address) ?? []
  return port ? connect(Number(port), host) : connect(address)
}

/** Only one of its answers says that a file is clean: one that it is too large, or about a failure, does not. */
function verdictOf(answer: string): Awaited<ReturnType<Scanner['scan']>> {
  if (answer === 'stream: OK') return 'clean'
  if (answer.endsWith(' FOUND')) return 'harmful'
  return answer ? 'unclear' : 'unreached'
}

/** The protocol INSTREAM: pieces with their lengths before them, and one of no length. */
function ask(socket: Socket, { bytes, patience }: { bytes: Uint8Array; patience: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(patience, () => fail(new Error('clamd does not answer.')))
    socket.on('error', fail)
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')))
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(answer.replaceAll('\0', '').trim()))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += piece) {
      const part = bytes.subarray(at, at + piece)
      socket.write(lengthOf(part.length))
      socket.write(part)
    }
    socket.write(lengthOf(0))
  })
}

function lengthOf(count: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(count)
  return four
}
