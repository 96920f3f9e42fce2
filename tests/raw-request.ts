import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: string; body: string; ms: number }

/**
 * Sends an address byte for byte, as no browser and no client library would. Status 0: no answer within 10 seconds.
 * @param protocol with the headers
 */
export async function rawRequest(
  origin: string,
  address: string,
  protocol = `HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close`,
): Promise<RawAnswer> {
  const start = performance.now()
  const text = await rawExchange(origin, `GET ${address} ${protocol}\r\n\r\n`)
  const [headers = ''] = text.split('\r\n\r\n', 1)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0)
  return { status, headers, body: text.slice(headers.length + 4), ms: performance.now() - start }
}

/** Sends these bytes, and returns all that comes back until the site ends the line, or says nothing for 10 seconds. */
export function rawExchange(origin: string, bytes: string): Promise<string> {
  const { port } = new URL(origin)
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.setTimeout(30_000, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // told by what did not arrive
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}
