import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

const status = (code: number) => () => Promise.resolve(new Response('{"at":1}', { status: code }))

test.each([
  ['an answer', status(200), { at: 1 }],
  ['a status that was named', status(409), { at: 1 }],
  ['a refusal', status(422), 'refused'],
  ['one that is too large', status(413), 'refused'],
  ['one too many', status(429), 'often'],
  ['a session that ended', status(401), 'signed-out'],
  ['the way to /login', () => Promise.resolve({ type: 'opaqueredirect' }), 'signed-out'],
  ['a server that fails', status(503), 'cut'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'cut'],
  ['a page of some other network', () => Promise.resolve(new Response('<html>')), 'cut'],
])('%s is told as what it is', async (_, fetch, expected) => {
  vi.stubGlobal('fetch', fetch)
  expect(await ask('maria', '/', { answers: [409] })).toEqual(expected)
})

test('an aborted request throws', async () => {
  const cancel = new AbortController()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('called off')))
  cancel.abort()
  await expect(ask('maria', '/', { signal: cancel.signal })).rejects.toThrow()
})
