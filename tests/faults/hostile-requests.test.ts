import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { rawExchange } from '../raw-request.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const { host } = new URL(site.origin)
const line = (...lines: string[]) => lines.map((one) => `${one}\r\n`).join('')

/** What a request hides behind its end: a front that reads it otherwise would hand the answer to another person. */
const hidden = line('GET /healthz HTTP/1.1', `Host: ${host}`, 'Connection: close', '')
const post = (...headers: string[]) =>
  line('POST /login HTTP/1.1', `Host: ${host}`, `Origin: ${site.origin}`, ...headers, '')

test.each([
  [
    'two ends, by length and by pieces',
    post('Content-Length: 5', 'Transfer-Encoding: chunked') + line('0', ''),
  ],
  [
    'two ends, by pieces and by length',
    post('Transfer-Encoding: chunked', 'Content-Length: 4') + line('0', ''),
  ],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`)],
  ['two lengths in one line', post(`Content-Length: 0, ${hidden.length}`)],
  ['a length with a sign', post('Content-Length: +0')],
  ['a length of another base', post('Content-Length: 0x0')],
  ['a length below zero', post('Content-Length: -1')],
  ['pieces by another name', post('Transfer-Encoding: xchunked')],
  ['pieces that are not the last coding', post('Transfer-Encoding: chunked, identity')],
  ['a space before the colon', post('Transfer-Encoding : chunked') + line('0', '')],
  ['a size of a piece that is no number', post('Transfer-Encoding: chunked') + line('0x0', '', '')],
  ['line feeds alone', post('Content-Length: 0').replaceAll('\r\n', '\n')],
  ['a carriage return alone', post('X: a\rTransfer-Encoding: chunked') + line('0', '')],
  ['a null in a header', post('X: a\0b', 'Content-Length: 0')],
  ['a header without a name', post(': a', 'Content-Length: 0')],
])('a request with %s is refused, and nothing behind it is read', async (_, request) => {
  const answer = await rawExchange(site.origin, request + hidden)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('a header that goes on in the next line has no second meaning', async () => {
  const request = post('Transfer-Encoding:', ' chunked', `Content-Length: ${hidden.length}`)
  const answer = await rawExchange(site.origin, request + hidden)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('a form of very many fields or parts is answered in seconds', async () => {
  const { cookie } = await signedIn(site)
  const many = Array.from(
    { length: 20_000 },
    (_, number) => [`field-${number}`, 'x'] satisfies [string, string],
  )
  const parts = new FormData()
  for (const [name, value] of many.slice(0, 7_000)) parts.append(name, value)
  const same = new URLSearchParams(many.map(([, value]) => ['features', value]))
  for (const path of ['/contact', '/login', '/signup', '/create-listing', '/profile', '/saved-searches/new'])
    for (const body of [new URLSearchParams(many), same, parts]) {
      const start = Date.now()
      const answer = await site.ask(path, { method: 'POST', body, headers: { cookie } })
      expect([path, answer.status < 500], await answer.text()).toEqual([path, true])
      expect(Date.now() - start, path).toBeLessThan(15_000)
    }
})

const deep = `{"full_name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
test.each([
  '',
  'null',
  '[]',
  '7',
  '"x"',
  '{"email":7}',
  '{"email":{"a":[]},"password":[1]}',
  '{"__proto__":{"x":1}}',
  deep,
])('JSON of another shape is refused: %.40s', async (body) => {
  for (const name of ['signup', 'login', 'forgot-password', 'reset-password', 'verify-email']) {
    const headers = { 'content-type': 'application/json' }
    const { status } = await site.ask(`/api/auth/${name}`, { method: 'POST', headers, body })
    expect([name, status >= 400 && status < 500]).toEqual([name, true])
  }
})
