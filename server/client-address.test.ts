import { expect, test } from 'vitest'
import { clientAddress, proxyTest, unknownProxy } from './client-address.ts'

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

test.each([
  ['a proxy on this machine that no setting names', '127.0.0.1', '203.0.113.5', none, '127.0.0.1'],
  ['one of a private network', '::ffff:172.17.0.1', '203.0.113.5', none, '172.17.0.1'],
  [
    'the second of two, of which a setting names the first',
    '10.0.0.1',
    '203.0.113.5, 192.168.0.2',
    proxies,
    '192.168.0.2',
  ],
  ['a stranger who forges the header', '192.0.2.9', '203.0.113.5', none, null],
  ['a proxy that is named', '10.0.0.1', '203.0.113.5', proxies, null],
  ['a visitor of a private network, by a proxy that is named', '10.0.0.1', '192.168.0.9', proxies, null],
  ['a visitor on this machine', '127.0.0.1', undefined, none, null],
])('%s is told as an unknown proxy or not', (_, peer, forwarded, ours, proxy) => {
  expect(unknownProxy(peer, forwarded, ours)).toBe(proxy)
})
