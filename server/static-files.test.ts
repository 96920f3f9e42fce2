import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { page } from './testing-pages.ts'
import { testApp } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'proa-files-'))
const files = join(folder, 'client')
const write = (path: string, content: string | Buffer) => {
  mkdirSync(join(files, path, '..'), { recursive: true })
  writeFileSync(join(files, path), content)
}
writeFileSync(join(folder, 'secret.txt'), 'secret')
write('.vite/manifest.json', '{}')
write('favicon.svg', '<svg/>')
write('sw.js', 'work()')
write('pictures/default.svg', '<svg id="default"/>')
write('assets/main-abc.js', 'main()')
write('assets/main-abc.js.br', brotliCompressSync('main()'))

const { ask } = await testApp(async () => page('no file', { status: 404 }), { files })

test('built files are kept for ever, pictures and icons for a day', async () => {
  const script = await ask('/assets/main-abc.js')
  expect(await script.text()).toBe('main()')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const icon = await ask('/favicon.svg')
  expect(icon.headers.get('cache-control')).toContain('max-age=86400')
  expect(icon.headers.get('content-type')).toContain('image/svg+xml')
})

test("the service worker is revalidated each time, and can't reach other sites", async () => {
  const { headers } = await ask('/sw.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('the precompressed file is sent to browsers that accept it', async () => {
  const answer = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const plain = await ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe('main()')
})

test('a browser that has the file gets 304', async () => {
  const etag = (await ask('/favicon.svg')).headers.get('etag') ?? ''
  expect((await ask('/favicon.svg', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a picture that is missing answers 404 with the default one', async () => {
  const answer = await ask('/pictures/gone.svg')
  expect([answer.status, await answer.text()]).toEqual([404, '<svg id="default"/>'])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2e%2e/secret.txt',
  '/.vite/manifest.json',
  '/assets/',
  '/assets/none.js',
  '/favicon.svg%00.txt',
  '/assets/main-abc.js/',
])('%s is no file', async (path) => {
  const answer = await ask(path)
  expect([308, 404]).toContain(answer.status)
  expect(await answer.text()).not.toContain('secret')
})
