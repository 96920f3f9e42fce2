import { expect, test } from 'vitest'
import {
  filesOf,
  handlingOf,
  isKeepable,
  keyOf,
  outdated,
  pageOfData,
  photoOf,
  surplusFiles,
  surplusPages,
} from './rules.ts'

const site = 'https://example.com'
const requestOf = (
  path: string,
  given: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {},
) => ({
  method: given.method ?? 'GET',
  mode: given.mode ?? ('cors' as const),
  url: new URL(path, site).href,
  headers: new Headers(given.headers),
})

test.each([
  ['page', requestOf('/vehicles?make=Honda', { mode: 'navigate' })],
  ['data', requestOf('/vehicles.data?make=Honda')],
  ['asset', requestOf('/assets/list-abc.js')],
  ['file', requestOf('/pictures/vehicles/1-a.svg')],
  ['file', requestOf('/icons.svg')],
  ['logout', requestOf('/logout', { method: 'POST', mode: 'navigate' })],
  ['logout', requestOf('/logout.data', { method: 'POST' })],
  ['logout', requestOf('/api/auth/logout', { method: 'POST' })],
  ['none', requestOf('/vehicles/1/contact', { method: 'POST', mode: 'navigate' })],
  ['none', requestOf('/vehicles.data', { headers: { 'sec-purpose': 'prefetch' } })],
  ['none', requestOf('/vehicles.data', { mode: 'no-cors' })],
  ['none', requestOf('/media/film.mp4', { headers: { range: 'bytes=0-' } })],
  ['none', requestOf('/pins/vehicles')],
  ['none', requestOf('/sw.js')],
  ['none', requestOf('https://elsewhere.example/assets/a.js')],
])('handles as %s: %o', (handling, request) => {
  expect(handlingOf(request, site)).toBe(handling)
})

/** A Response of the network, which no constructor makes. */
const response = ({
  headers,
  ...given
}: Partial<Omit<Response, 'headers'>> & { headers?: HeadersInit } = {}) =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      ...headers,
    }),
    ...given,
  }) as Response

test.each([
  [true, 'a page for everyone', response()],
  [false, 'a page for one person', response({ headers: { 'cache-control': 'private, no-store' } })],
  [false, 'a page that is not there', response({ status: 404 })],
  [false, 'a redirect', response({ status: 0, type: 'opaqueredirect' })],
  [false, 'a page that another address led to', response({ redirected: true })],
  [false, 'a calendar', response({ headers: { 'content-type': 'text/calendar' } })],
  [false, 'a page of another site', response({ type: 'opaque' })],
])('may keep (%s) %s', (may, _, given) => {
  expect(isKeepable(given)).toBe(may)
})

test("an address's fragment makes no separate page, a filter does", () => {
  expect(keyOf(`${site}/vehicles?make=Honda#map`)).toBe(`${site}/vehicles?make=Honda`)
})

test.each([
  ['/vehicles.data?make=Honda&_routes=a', '/vehicles?make=Honda'],
  ['/_.data', '/'],
  ['/events/1.data', '/events/1'],
])('%s is data of %s', (data, page) => {
  expect(pageOfData(site + data)).toBe(site + page)
})

const photo = (digit: number) => `/media/${String(digit).repeat(64)}`

test('a page needs its scripts and fonts, and of its pictures what was shown, at most forty of them', () => {
  const pictures = Array.from({ length: 60 }, (_, index) => `/pictures/vehicles/${index}.svg`)
  const html = `<style>@font-face{src:url(/fonts/jost.woff2)}</style><link href="/favicon.svg"><svg><use href="/icons.svg#heart"/></svg>
    <script type="module">import "/assets/manifest-1.js";</script><img srcset="${photo(1)}/400.webp 400w,${photo(1)}/800.webp 800w" src="${photo(1)}">
    <a href="/vehicles">no file</a>${pictures.map((src) => `<img src="${src}">`).join('')}`
  const rest = ['/fonts/jost.woff2', '/favicon.svg', '/icons.svg', '/assets/manifest-1.js']
  const shown = [`${photo(1)}/800.webp`, `${photo(2)}/800.webp`, '/media/profile/mine.webp']
  expect(filesOf(html, shown)).toEqual([...rest, `${photo(1)}/800.webp`])
  expect(filesOf(html, pictures)).toEqual([...rest, ...pictures.slice(0, 40)])
})

test('each version of a photo is that photo', () => {
  expect(photoOf(`${photo(1)}/800.avif`)).toBe(photo(1))
  expect(photoOf(photo(1))).toBe(photo(1))
  expect(photoOf(`/media/profile/${'1'.repeat(64)}.webp`)).toBeUndefined()
})

test('of too many files the pictures that no page names are let go first, then the oldest of other pictures and late scripts, and never a script of a page', () => {
  const cached = [
    '/assets/a.js',
    '/pictures/1.svg',
    '/pictures/old.svg',
    `${photo(2)}/800.avif`,
    '/pictures/3.svg',
  ]
  const named = new Set(cached.filter((path) => path !== '/pictures/old.svg'))
  expect(surplusFiles(cached, named, 5)).toEqual([])
  expect(surplusFiles(cached, named, 4)).toEqual(['/pictures/old.svg'])
  expect(surplusFiles(cached, named, 2)).toEqual([
    '/pictures/old.svg',
    '/pictures/1.svg',
    `${photo(2)}/800.avif`,
  ])
  expect(surplusFiles(cached, named, 0)).not.toContain('/assets/a.js')
  expect(surplusFiles(['/pictures/1.svg', '/assets/late.js'], new Set(['/pictures/1.svg']), 1)).toEqual([
    '/pictures/1.svg',
  ])
})

test('of pages whose scripts are too many the latest stay, and those that need no others', () => {
  const page = (key: string, ...scripts: string[]) => ({
    key,
    named: new Set(['/pictures/1.svg', '/fonts/jost.woff2', ...scripts.map((name) => `/assets/${name}.js`)]),
  })
  const kept = [page('/new', 'a2', 'b2'), page('/other', 'a2'), page('/old', 'a1'), page('/oldest', 'a2')]
  expect(surplusPages(kept, 4)).toEqual([])
  expect(surplusPages(kept, 3)).toEqual(['/old'])
})

test('the pages read last stay', () => {
  const kept = [3, 1, 2].map((keptAt) => ({ key: `/${keptAt}`, keptAt }))
  expect(outdated(kept, 2)).toEqual(['/1'])
  expect(outdated(kept, 30)).toEqual([])
})
