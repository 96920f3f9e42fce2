import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/** Whether an address is one of our proxies. */
export type ProxyTest = (address: string) => boolean

/** @param proxies addresses and networks like `10.0.0.0/8`. Throws if one is not valid. */
export function proxyTest(proxies: readonly string[]): ProxyTest {
  const isOurs = proxyAddress.compile([...proxies])
  return (address) => isOurs(withoutPort(address), 0)
}

/**
 * The address of the visitor: the peer's, unless that is one of our proxies; then the last one in X-Forwarded-For
 * that is not. What a stranger writes there changes nothing.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null | undefined,
  isProxy: ProxyTest,
): string {
  return withoutPort(proxyAddress(requestOf(peer, forwardedFor), isProxy))
}

const isNear = proxyTest(['loopback', 'linklocal', 'uniquelocal'])

/**
 * A proxy of a private network that speaks for another address though `isProxy` does not know it; null: there is none.
 * Strangers forge the header, too, but not from there.
 */
export function unknownProxy(
  peer: string,
  forwardedFor: string | null | undefined,
  isProxy: ProxyTest,
): string | null {
  if (!forwardedFor) return null
  const request = requestOf(peer, forwardedFor)
  const trusted = proxyAddress.all(request, isProxy)
  const last = withoutPort(trusted.at(-1)!)
  return trusted.length < proxyAddress.all(request).length && isNear(last) ? last : null
}

/** What the library reads of a request. */
const requestOf = (peer: string, forwardedFor: string | null | undefined) =>
  ({
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': forwardedFor ?? '' },
  }) as unknown as IncomingMessage

/** Some proxies write a port, and a socket open to both families writes `::ffff:10.0.0.1` for `10.0.0.1`. */
const withoutPort = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
