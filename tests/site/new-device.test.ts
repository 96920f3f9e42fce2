import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sharedSite } from '../site.ts'

const site = sharedSite()
const password = 'three proas under sail'
const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'

/** A browser that keeps its cookies. */
function browser(userAgent = android) {
  const cookies = new Map<string, string>()
  return async (path: '/api/auth/signup' | '/api/auth/login' | '/api/auth/logout', body: object) => {
    const answer = await site.ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'ko-KR',
        'user-agent': userAgent,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }
}

test('a login from a browser that the account has not used before is mailed to its owner in their language; no other is', async () => {
  const email = `${randomUUID()}@example.com`
  const mailed = async () =>
    (
      await site.query(`select subject, body from mail where address = $1 and key like '%new-sign-in%'`, [
        email,
      ])
    ).map(({ subject, body }) => `${subject as string} ${body as string}`)
  const home = browser()
  await home('/api/auth/signup', { full_name: 'Mina', email, password, confirmPassword: password })
  await home('/api/auth/logout', {})
  await home('/api/auth/login', { email, password })
  const elsewhere = browser()
  await elsewhere('/api/auth/login', { email, password })
  await expect
    .poll(mailed)
    .toEqual([
      expect.stringMatching(/새 기기에서 로그인: Chrome, Android[^]*\d+년 \d+월 \d+일[^]*사이판 시간/),
    ])
  await elsewhere('/api/auth/logout', {})
  await elsewhere('/api/auth/login', { email, password })
  await browser(android.replace('Chrome', 'SamsungBrowser'))('/api/auth/login', { email, password })
  await expect.poll(mailed).toHaveLength(2)
})
