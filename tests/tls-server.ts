import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const read = (name: string) => readFileSync(`tests/certificates/${name}.pem`, 'utf8')

/** Signs itself, for localhost and proa.example, until 2126. */
export const ownAuthority = read('valid')

/** A server with TLS on this machine, from now to the end of the calling test file; its port. */
export async function tlsServer({
  certificate = 'valid',
  answer = (_, response) => void response.end('ok'),
}: { certificate?: 'valid' | 'expired'; answer?: RequestListener } = {}) {
  const server = createServer({ key: read('key'), cert: read(certificate) }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}
