import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { askJson } from './outbound.server.ts'

const requestHeaders: IncomingHttpHeaders[] = []
const server = createServer(({ headers, url }, answer) => {
  requestHeaders.push(headers)
  if (url === '/encoded') answer.setHeader('content-encoding', 'br')
  if (url === '/elsewhere') answer.writeHead(302, { location: '/' })
  answer.end(url === '/long' ? `"${'x'.repeat(2 ** 18)}"` : '{"sub":"maria"}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const ask = (path: string) => askJson(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {})

test('other servers are asked for unencoded answers', async () => {
  expect(await ask('/')).toEqual({ sub: 'maria' })
  expect(requestHeaders.at(-1)).toMatchObject({ 'accept-encoding': 'identity' })
})

test.each([
  ['encoded, before it is decoded', '/encoded', /answered 200, br/],
  ['somewhere else', '/elsewhere', /answered 302/],
  ['too long', '/long', /too long/],
])('an answer that is %s is refused', async (_name, path, problem) => {
  await expect(ask(path)).rejects.toThrow(problem)
})
