import { expect, test, vi } from 'vitest'
import { memoryFiles } from '../tests/memory-files.ts'
import { testApp } from './testing.ts'
import { page } from './testing-pages.ts'

const { ask } = await testApp(async () => page('a page'))

test.each([`/media/profile/${'0'.repeat(64)}.webp`, '/media/verification/1/selfie.webp'])(
  '%s, which is not there, is answered with the picture that stands for any, and kept nowhere',
  async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<svg')
  },
)

test("HEAD reports a file's size and closes it unread", async () => {
  const cancel = vi.fn()
  const get = async () => ({ body: new ReadableStream({ cancel }), contentType: 'image/webp', size: 7 })
  const { ask: askFor } = await testApp(async () => page(''), { store: { ...memoryFiles(), get } })
  const answer = await askFor(`/media/content/${'a'.repeat(64)}.webp`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '7', ''])
  expect(cancel).toHaveBeenCalledOnce()
})
