import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { StoreError } from '../app/ground/files/file-store.ts'
import { SlowPictureError } from '../app/ground/files/pictures.ts'
import { documentContext } from '../app/ground/request/document-context.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const room = Promise.withResolvers<void>()
const { ask } = await testApp(async ({ url }) => {
  if (!url.endsWith('/services/emergency')) await room.promise
  return page('a page')
})

test.each(['', 'proa_session=false'])(
  'with the cookie %j ten pages are made at once, and no more',
  async (cookie) => {
    let underWay = 0
    let most = 0
    const { ask: askAnother } = await testApp(async () => {
      most = Math.max(most, ++underWay)
      await delay(20)
      underWay--
      return page('a page')
    })
    const asked = Array.from({ length: 40 }, (_, number) => askAnother(`/${number}`, { headers: { cookie } }))
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(10)
  },
)

test('while more pages are asked for than can be made, people and programs are told to come again, and the numbers for emergencies are there', async () => {
  const pages = Array.from({ length: 210 }, (_, number) => ask(`/${number}`))
  await expect.poll(async () => (await ask('/one-more')).status).toBe(503)
  const korean = await ask('/one-more', { headers: { accept: 'text/html', 'accept-language': 'ko' } })
  expect([korean.status, korean.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await korean.text()).toContain('방문자가 너무 많습니다</h1>')
  const program = await ask('/api/v1/vehicles')
  expect([program.status, program.headers.get('retry-after')]).toEqual([503, '5'])
  expect(program.headers.get('content-type')).toContain('application/problem+json')
  for (const path of ['/healthz', '/services/emergency']) expect((await ask(path)).status).toBe(200)
  room.resolve()
  for (const answer of await Promise.all(pages)) expect(answer.status).toBe(200)
})

test.each([
  [new DOMException('Too many pictures wait.', 'TimeoutError'), 'Very many visitors at once', '5'],
  [new SlowPictureError('A picture took too long.'), 'Your picture took too long to read', '60'],
  [new StoreError('The bucket did not answer'), 'Files can’t be stored for now', '60'],
] as const)(
  'a form whose picture meets %s comes back with what was typed, and says why',
  async (error, title, seconds) => {
    const { ask: send } = await testApp(async (_, context) => {
      context.get(documentContext).reportError(error)
      return page('Something went wrong', { status: 500 })
    })
    const body = new FormData()
    body.set('fullName', 'Maria Santos')
    body.set('picture', new File(['a picture'], 'maria.jpg'))
    const answer = await send('/profile/setup', {
      method: 'POST',
      body,
      headers: { accept: 'text/html', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, seconds])
    const html = await answer.text()
    expect(html).toContain(`${title}</h1>`)
    expect(html).toContain('value="Maria Santos"')
    expect(html).toContain('Choose this file again: maria.jpg')
  },
)
