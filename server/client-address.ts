import { type BlockList, isIP } from 'node:net'

/**
 * The address of whoever asks: the peer's, unless that is one of our proxies; then the last one in X-Forwarded-For
 * that is none of ours. What a stranger writes there changes nothing.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null | undefined,
  proxies: BlockList,
): string {
  const claimed = forwardedFor ? forwardedFor.split(',').map((part) => part.trim()) : []
  let client = plain(peer)
  while (claimed.length > 0 && isOurs(client, proxies)) client = plain(claimed.pop() ?? '')
  return client
}

/** `::ffff:10.0.0.1`, as a socket open to both families calls it, is `10.0.0.1`; some proxies write a port behind. */
const plain = (address: string) =>
  address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

const isOurs = (address: string, proxies: BlockList) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
