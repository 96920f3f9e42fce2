import { expect, test } from 'vitest'
import { clientAddress, proxyTest } from './client-address.ts'

const none = proxyTest([])
const proxies = proxyTest(['10.0.0.0/8', 'fd00::1'])

test.each([
  ['no proxy is ours: the header is anybody’s word', '192.0.2.9', '203.0.113.5', none, '192.0.2.9'],
  ['a stranger forges', '192.0.2.9', '203.0.113.5', proxies, '192.0.2.9'],
  ['our proxy speaks for a visitor', '10.0.0.1', '203.0.113.5', proxies, '203.0.113.5'],
  ['the visitor forged before our proxy added', '10.0.0.1', '127.0.0.1, 203.0.113.5', proxies, '203.0.113.5'],
  ['two proxies of ours', '10.0.0.1', '203.0.113.5, 10.0.0.2', proxies, '203.0.113.5'],
  ['a socket open to both families', '::ffff:10.0.0.1', '203.0.113.5', proxies, '203.0.113.5'],
  ['IPv6', 'fd00::1', '2001:db8::7', proxies, '2001:db8::7'],
  ['a proxy that writes ports', '10.0.0.1', '203.0.113.5:4711, [fd00::1]:80', proxies, '203.0.113.5'],
  ['words in place of an address', '10.0.0.1', 'unknown', proxies, 'unknown'],
  ['our proxy says nothing', '10.0.0.1', undefined, proxies, '10.0.0.1'],
])('%s', (_, peer, forwarded, ours, client) => {
  expect(clientAddress(peer, forwarded, ours)).toBe(client)
})
