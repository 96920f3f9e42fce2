import { expect, test } from 'vitest'
import { rawRequest } from '../raw-request.ts'
import { sharedSite } from '../site.ts'

const site = sharedSite()

/** Each kind of answer, and what it is. */
const kinds = {
  '/': 'text/html',
  '/nope': 'text/html',
  '/api/v1': 'text/html',
  '/api/v1/vehicles': 'application/json',
  '/api/v1/openapi.json': 'application/json',
  '/api/auth/me': 'application/json',
  '/robots.txt': 'text/plain',
  '/healthz': 'text/plain',
  '/metrics': 'text/plain',
  '/sitemap.xml': 'application/xml',
  '/sw.js': 'text/javascript',
  '/favicon.svg': 'image/svg+xml',
}

test('each answer says what it is, in which letters, and lets no other site frame it', async () => {
  for (const [path, kind] of Object.entries(kinds)) {
    const { headers } = await site.ask(path)
    expect([path, headers.get('content-type')]).toEqual([path, `${kind}; charset=utf-8`])
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(path === '/sw.js' ? /none/ : /frame-ancestors 'none'/),
    ])
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull()
  }
})

test('neither sources nor folders, nor what lies beside them, are served', async () => {
  const paths = ['/.git/config', '/.env', '/.vite/manifest.json', '/assets', '/pictures', '/package.json']
  for (const path of [...paths, '/server/main.js', '/build/server/main.js', '/auth-secret'])
    expect([path, (await site.ask(path)).status]).toEqual([path, 404])
  for (const path of [
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/pictures/../../server/main.js',
  ]) {
    const { status, body } = await rawRequest(site.origin, path)
    expect([path, status]).not.toEqual([path, 200])
    expect(body).not.toContain('"dependencies"')
  }
})

test('cookies of a guest are choices alone, and other sites send none along with a form', async () => {
  const cookies = (await site.ask('/vehicles?lang=ko')).headers.getSetCookie()
  expect(cookies).toEqual(['userLanguage=Korean; Path=/; Max-Age=31536000; SameSite=Lax'])
})

test('fields of passwords hide them, and password managers may fill them in and paste', async () => {
  const fieldsOf = async (path: string) =>
    (await (await site.ask(path)).text()).match(/<input [^>]*name="(?:password|confirmPassword)"[^>]*>/g)
  const [login, signup] = [await fieldsOf('/login'), await fieldsOf('/signup')]
  expect([login?.length, signup?.length]).toEqual([1, 2])
  expect(login![0]).toContain('autoComplete="current-password"')
  for (const field of [...login!, ...signup!]) {
    expect(field).toContain('type="password"')
    expect(field).not.toMatch(/onpaste|maxlength|pattern/i)
  }
  for (const field of signup!) expect(field).toContain('autoComplete="new-password"')
})
