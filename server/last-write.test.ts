import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from './answers.ts'
import { rememberWrites } from './last-write.ts'

/** What it sets where the rest of the site answers with `status`. */
async function cookieOf(method: string, status: 200 | 302 | 403 | 404 | 413 | 429 | 503, origin: string) {
  let asked = 0
  const app = new Hono<Env>()
  app.use(rememberWrites({ written: () => Promise.resolve(`0/${++asked}`) }, origin))
  app.all('*', (c) => c.body(null, status))
  const answer = await app.request('/', { method })
  return { asked, cookie: answer.headers.get('set-cookie') }
}

test.each([
  ['http://localhost:3000', 'proa_written=0/1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  ['https://proa.example', 'proa_written=0/1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
])('after what was written at %s the browser remembers it', async (origin, cookie) => {
  expect(await cookieOf('POST', 200, origin)).toEqual({ asked: 1, cookie })
  expect(await cookieOf('DELETE', 302, origin)).toEqual({ asked: 1, cookie })
})

test.each([
  ['GET', 200],
  ['OPTIONS', 200],
  ['POST', 403],
  ['POST', 404],
  ['POST', 413],
  ['POST', 429],
  ['PUT', 503],
] as const)('after %s with %i the primary is not even asked', async (method, status) => {
  expect(await cookieOf(method, status, 'https://proa.example')).toEqual({ asked: 0, cookie: null })
})
