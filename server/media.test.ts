import { expect, test } from 'vitest'
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
