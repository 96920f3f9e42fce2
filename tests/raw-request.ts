import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: string; body: string; ms: number }

/**
 * Sends an address byte for byte, as no browser and no client library would. Status 0: no answer within 10 seconds.
 * @param protocol with the headers
 */
export function rawRequest(
  origin: string,
  address: string,
  protocol = `HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close`,
): Promise<RawAnswer> {
  const { port } = new URL(origin)
  const start = performance.now()
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    const done = () => {
      const text = Buffer.concat(chunks).toString()
      const [headers = ''] = text.split('\r\n\r\n', 1)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0)
      resolve({ status, headers, body: text.slice(headers.length + 4), ms: performance.now() - start })
    }
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // told by what did not arrive
    socket.on('close', done)
    socket.write(Buffer.from(`GET ${address} ${protocol}\r\n\r\n`, 'latin1'))
  })
}
