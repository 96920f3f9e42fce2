import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { languages } from '../../app/ground/i18n/languages.ts'
import { hasTurn, pages } from '../pages.ts'
import { startSite } from '../site.ts'

const site = await startSite()

/** What the head of a page says, by name. */
async function headOf(path: string, language: string) {
  const answer = await site.ask(path, { headers: { 'accept-language': language } })
  const [head = ''] = (await answer.text()).split('</head>', 1)
  const contents = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    canonical: head.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    title: head.match(/<title>(.*)<\/title>/)?.[1] ?? '',
    ...Object.fromEntries(
      contents.map(([, name, content]) => [name!, content!.replaceAll(/&[#\w]+;/g, '_')]),
    ),
  } as Record<string, string | undefined>
}

/** One language each day; in `npm run sweep` all. */
const inTurn = languages.filter((_, index) => hasTurn(index))

describe.each(inTurn)('in %s', (language) => {
  test('every kind of page has its own title and description', async () => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const { path, status } of pages) {
      if (status === 404) continue
      const { title = '', description = '', robots, canonical = path } = await headOf(path, language)
      expect.soft(title.length, `title of ${path}`).toBeGreaterThan(1)
      if (robots === 'noindex') continue
      expect.soft(description.length, `description of ${path}`).toBeGreaterThan(language === 'en' ? 25 : 8)
      expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160)
      expect.soft(titles.get(title) ?? canonical, `title of ${path}: ${title}`).toBe(canonical)
      expect.soft(descriptions.get(description) ?? canonical, `description of ${path}`).toBe(canonical)
      titles.set(title, canonical)
      descriptions.set(description, canonical)
    }
  })
})

test('each stop of a tour has its own title', async () => {
  const heads = await Promise.all([1, 2, 5].map((stop) => headOf(`/virtual-tour/2?stop=${stop}`, 'en')))
  const tour = await headOf('/virtual-tour/2', 'en')
  expect(new Set([tour, ...heads].map(({ title }) => title)).size).toBe(4)
  expect(new Set([tour, ...heads].map(({ canonical }) => canonical)).size).toBe(1)
})

test('a link to a page comes with its picture, in the language it is read in', async () => {
  expect(await headOf('/vehicles/2?lang=ja', 'en')).toMatchObject({
    'og:type': 'article',
    'og:site_name': 'Proa',
    'og:locale': 'ja_JP',
    'og:url': `${site.origin}/vehicles/2?lang=ja`,
    'og:image': `${site.origin}/og/vehicle/2.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  expect((await headOf('/jobs', 'en'))['og:image']).toBe(`${site.origin}/og/job.png`)
  expect((await headOf('/', 'en'))['og:image']).toBe(`${site.origin}/og/default.png`)
})

describe('pictures of link previews', () => {
  test.each([
    '/og/vehicle/2.png',
    '/og/job/1.png',
    '/og/buy-and-sell.png',
    '/og/taxi.png',
    '/og/default.png',
  ])('%s is one, and is asked for once', async (path) => {
    const answer = await site.ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(150_000)
    const again = await site.ask(path, { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test.each(['/og/vehicle/999.png', '/og/castle.png', '/og/castle/1.png', '/og/vehicle/%E0%A4.png', '/og/'])(
    '%s is none, and shows the default one',
    async (path) => {
      const [missing, known] = await Promise.all([site.ask(path), site.ask('/og/default.png')])
      expect(missing.status).toBe(404)
      expect(await missing.bytes()).toEqual(await known.bytes())
    },
  )

  test('that of a sold car stays as long as its page', async () => {
    const ask = () => site.ask('/og/vehicle/3.png')
    const before = await (await ask()).bytes()
    await site.query(`update listing set status = 'sold' where kind = 'vehicle' and ref = '3'`)
    const after = await ask()
    expect(after.status).toBe(200)
    expect(await after.bytes()).toEqual(before)
    await site.query(
      `update listing set ended_at = now() - interval '91 days' where kind = 'vehicle' and ref = '3'`,
    )
    expect((await ask()).status).toBe(404)
  })

  test('what a listing names beyond our pictures is not read', async () => {
    await site.query(
      "update photo set src = '/pictures/../../server/main.js' where listing_id = (select id from listing where kind = 'vehicle' and ref = '4')",
    )
    expect((await site.ask('/og/vehicle/4.png')).status).toBe(404)
  })
})
