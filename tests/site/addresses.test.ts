import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untilMade } from '../ask.ts'
import { rawRequest } from '../raw-request.ts'
import { startSite } from '../site.ts'
import { seed } from '../seed.ts'

const site = await startSite()

const count = 400
const atOnce = 4 // as many as the site makes at once however busy: none waits in its line, and is refused

const markup = '"><x-injected y="\' onerror=1>'
const hostile = [
  '-1',
  '0',
  '999999',
  '99999999999999999999',
  'abc',
  '1e9',
  'NaN',
  '',
  ' ',
  '1.5',
  '0x10',
  '٣',
  `'; drop table listing; --`,
  `1' or '1'='1`,
  `\\`,
  `%`,
  `_`,
  `*`,
  `$1`,
  `{}`,
  `[]`,
  `null`,
  `undefined`,
  markup,
  '</script><x-injected>',
  '<!--',
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  '\u2028',
  '\ufeff',
  'Toyota',
  'sale',
  'used',
  'saipan',
  '10000-20000',
  '50000-',
  'oldest',
  'list',
  'ko',
  '145,15,146,16',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '한국어',
  '日本語',
  '𝔘𝔫𝔦',
  '\u0000',
  'a\u0000b',
  'x'.repeat(10_000),
].map((text) => encodeURIComponent(text))
const broken = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%c0%ae',
  '%00',
  '%u0041',
  '+',
  '&&',
  '==',
  '#',
  '\xe9',
  '\xff',
  ';',
]
const keys = [
  'q',
  'page',
  'sort',
  'view',
  'box',
  'lang',
  'island',
  'make',
  'price',
  'year',
  'offer',
  'features',
  'period',
  'category',
  'next',
  '_routes',
  'index',
  '__proto__',
  'constructor',
  '%',
  '%00',
  'q[]',
  'make[0]',
  encodeURIComponent(markup),
]
const known = [
  '/',
  '/vehicles',
  '/events',
  '/vehicles/1',
  '/events/8',
  '/preferences',
  '/hotels',
  '/pins/vehicles',
]
const odd = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '///',
  '/./..//vehicles',
  '/vehicles//',
  '/vehicles/1/contact',
  '/vehicles/%00',
  '/vehicles/%ff',
  '/events/8/x.ics',
  '/_root.data',
  '/__manifest?p=/vehicles',
  '/vehicles.data',
  '/events/8.data',
  '/pins/x',
  '/assets/../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/' + 'a/'.repeat(300),
  '/' + '%41'.repeat(1_000),
  '/.env',
  '/favicon.ico',
  '/VEHICLES',
  '/vehicles/',
  'vehicles',
  '*',
]

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.constantFrom(...broken) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent) },
)
const pair = fc.tuple(fc.constantFrom(...keys), value).map(([key, value]) => `${key}=${value}`)
const search = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(pair, { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(pair, { minLength: 100, maxLength: 120 }) },
  )
  .map((pairs) => pairs.join('&').slice(0, 15_000))
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...known), value).map(([path, ref]) => `${path}/${ref}`) },
)
const address = fc.tuple(path, search).map(([path, search]) => (search ? `${path}?${search}` : path))

test(`${count} made-up addresses (SEED=${seed}) are answered without failures, and none echoes its markup`, async () => {
  const addresses = fc.sample(address, { numRuns: count, seed })
  const wrong: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = addresses.pop(); next !== undefined; next = addresses.pop()) {
        const problem = await problemWith(next)
        if (problem) wrong.push(`${problem}: ${next.slice(0, 300)}`)
      }
    }),
  )
  expect(wrong).toEqual([])
  expect((await site.ask('/readyz')).status).toBe(200)
  // A busy machine gives a page up, which was made when it was asked for again.
  const givenUp = /canceling statement due to|aborted due to timeout/
  const lines = site.output.text.split('\n').filter((line) => !givenUp.test(line))
  expect(lines.join('\n')).not.toMatch(/failed/)
})

async function problemWith(address: string): Promise<string | undefined> {
  const { status, headers, body, ms } = await untilMade(
    address,
    () => rawRequest(site.origin, address),
    (answer) => answer.status === 503 && /^retry-after:/im.test(answer.headers),
  )
  if (status === 0) return 'no answer'
  if (status >= 500) return String(status)
  if (ms > 20_000) return `${Math.round(ms)} ms`
  const location = /^location: (.*)$/im.exec(headers)?.[1]
  if (location && new URL(location, site.origin).origin !== site.origin) return `leads to ${location}`
  if (/<x-injected/i.test(body) || /"> ?<x-|" y="'/.test(body.replace(/<script\b[^]*?<\/script>/g, '')))
    return 'unescaped'
  return undefined
}

test.each([
  'page=-1',
  'page=0',
  'page=999999',
  'page=abc',
  `q=${'x'.repeat(10_000)}`,
  'make=Lada',
  'price=cheap',
  'sort=drop',
  'view=3d',
  'box=1,2,3',
  'box=a,b,c,d',
  'year[]=2020',
  'offer=sale&offer=rent&offer=%27',
  '__proto__=1',
  'q=%00',
  'q=%ff',
])('a list answers ?%s as a list', async (search) => {
  const { status, body } = await rawRequest(site.origin, `/vehicles?${search}`)
  expect(status).toBe(200)
  expect(body).toContain('Find Vehicles')
})

test('what is unknown leaves no trace in the page, what is known stays', async () => {
  const { body } = await rawRequest(site.origin, '/vehicles?make=Lada&make=Honda&utm_source=x&page=999999')
  expect(body).not.toMatch(/Lada|utm_source/)
  expect(body).toContain('2019 Honda CR-V EX AWD')
  expect(body).toContain(`<link rel="canonical" href="${site.origin}/vehicles?make=Honda"/>`)
})

test('what people wrote is text on every page that shows it, markup or not', async () => {
  const written = `</title></script>${markup}`
  await site.query(
    `update listing set title = $1, description = $1, village = $1 where kind = 'vehicle' and ref in ('1', '2')`,
    [written],
  )
  await site.query('update users set full_name = $1', [written])
  await site.query('update review set comment = $1', [written])
  await site.query('update question set title = $1, content = $1', [written])
  await site.query('update answer set content = $1', [written])
  const paths = [
    '/',
    '/vehicles',
    '/vehicles/1',
    '/vehicles/1/contact',
    '/vehicles/2',
    '/search?q=injected',
    '/ask-local',
  ]
  const [question] = await site.query(
    'select ref from question join answer on question_id = question.id limit 1',
  )
  for (const path of [...paths, `/ask-local/${question.ref}`, '/feeds/vehicles.xml']) {
    const { status, body } = await rawRequest(site.origin, path)
    expect(status, path).toBe(200)
    expect(body, path).not.toMatch(/<x-injected|<\/title><\/script>/)
  }
  const { body } = await rawRequest(site.origin, '/vehicles/1')
  expect(body).toContain('&lt;x-injected')
})
