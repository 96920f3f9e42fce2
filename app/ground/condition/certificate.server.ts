import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** `problem` is why browsers refuse it, in the words of Node; null: they don't. */
export type Certificate = { validUntil: Date; problem: string | null }

const patience = 5_000 // ms

/**
 * The certificate that an https origin shows to its visitors; null: the origin is not of https. Throws where nothing
 * answers.
 * @param options.host to be asked in place of the one that the origin's name leads to
 * @param options.ca in place of the authorities that Node knows
 */
export async function certificateOf(
  origin: string,
  { host, ca }: { host?: string; ca?: string } = {},
): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return null
  const name = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host: host ?? name,
    port: Number(port || 443),
    servername: isIP(name) ? '' : name,
    ca,
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    const { valid_to: end } = socket.getPeerCertificate()
    const { authorizationError: error } = socket
    return { validUntil: new Date(end), problem: error ? String(error) : null }
  } finally {
    socket.on('error', () => {})
    socket.destroy()
  }
}
