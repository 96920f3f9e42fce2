import { expect, test } from 'vitest'
import { titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const languages = [
  {
    lang: 'en',
    asked: 'en-US',
    tag: 'en',
    one: '1 vehicle',
    many: '8 vehicles',
    title: '2019 Honda CR-V EX AWD',
  },
  {
    lang: 'ko',
    asked: 'ko-KR',
    tag: 'ko',
    one: '차량 1대',
    many: '차량 8대',
    title: '2019년식 혼다 CR-V EX 사륜구동',
  },
  { lang: 'ja', asked: 'ja-JP', tag: 'ja', one: '1台', many: '8台', title: '2019年式 ホンダ CR-V EX AWD' },
  {
    lang: 'zh',
    asked: 'zh-CN',
    tag: 'zh-Hans',
    one: '1 辆',
    many: '8 辆',
    title: '2019 款本田 CR-V EX 四驱',
  },
]

test.each(languages)(
  '$lang: the browser\u2019s language is the page\u2019s, with its words and counts',
  async (language) => {
    const { asked, tag, one, many, title } = language
    const page = await visitPlainly('/vehicles', { language: asked })
    expect(await page.locator('html').getAttribute('lang')).toBe(tag)
    const count = page.locator('p[aria-live=polite]')
    expect(await count.textContent()).toContain(many)
    await page.goto('/vehicles?make=Honda')
    expect(await titles(page)).toEqual([title])
    expect(await count.textContent()).toContain(one)
  },
)

test('the first page brings its words along, and what is opened later fetches its own', async () => {
  const fetched: string[] = []
  const page = await visit('/vehicles/1', {
    language: 'ko-KR',
    width: 390,
    before: async (page) => page.on('request', (request) => fetched.push(request.url())),
  })
  const catalogues = () => fetched.filter((address) => /\/assets\/ko-/.test(address))
  expect(catalogues()).toEqual([])
  await page.getByRole('button', { name: '고객 지원 채팅 열기' }).click()
  await page.getByRole('dialog').waitFor()
  expect(catalogues()).not.toEqual([])
})

test('?lang= wins over cookie and browser, and is kept', async () => {
  const page = await visitPlainly('/vehicles?lang=ko', { language: 'ja-JP' })
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'userLanguage')?.value).toBe('Korean')
  await page.goto('/vehicles')
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
})

test("the cookie wins over the browser's language; an unknown value is ignored", async () => {
  const langOf = async (cookie: string) => {
    const answer = await site.ask('/vehicles', { headers: { cookie, 'accept-language': 'ja' } })
    return /<html lang="([^"]*)"/.exec(await answer.text())?.[1]
  }
  expect(await langOf('userLanguage=Chinese')).toBe('zh-Hans')
  expect(await langOf('userLanguage=Klingon')).toBe('ja')
})

test('a page names itself in every language, and each is its own canonical', async () => {
  const page = await visitPlainly('/vehicles/1?lang=ko')
  const found = (await page.content()).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)
  const links = Object.fromEntries([...found].map(([, tag, href]) => [tag, href]))
  const address = `${site.origin}/vehicles/1`
  expect(links).toEqual({
    'x-default': address,
    en: `${address}?lang=en`,
    ko: `${address}?lang=ko`,
    ja: `${address}?lang=ja`,
    'zh-Hans': `${address}?lang=zh`,
  })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${address}?lang=ko`)
})

test('the footer changes the language and keeps the filters', async () => {
  const page = await visit('/vehicles?make=Honda')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('group', { name: 'Appearance' }).waitFor()
  await footer.getByRole('link', { name: '日本語' }).click()
  await page.waitForURL(/lang=ja/)
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
  expect(await titles(page)).toEqual(['2019年式 ホンダ CR-V EX AWD'])
})

test('a listing without a translation is marked with its own language', async () => {
  await site.query(`update listing set translations = '{}' where kind = 'vehicle' and ref = '7'`)
  const page = await visitPlainly('/vehicles/7', { language: 'ko-KR' })
  expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en')
  const translated = await visitPlainly('/vehicles/1', { language: 'ko-KR' })
  expect(await translated.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(null)
})

test.each([
  { language: 'en-US', date: 'Saturday, June 10, 2023' },
  { language: 'ko-KR', date: '2023년 6월 10일 토요일' },
  { language: 'ja-JP', date: '2023年6月10日土曜日' },
  { language: 'zh-CN', date: '2023年6月10日星期六' },
])('dates are written as in $language', async ({ language, date }) => {
  const page = await visitPlainly('/events/1', { language })
  expect(await page.locator('main time').first().textContent()).toContain(date)
})

test('lines of a Japanese heading end between phrases, not within words', async () => {
  const page = await visit('/', { language: 'ja-JP', width: 390 })
  const lines = await page.locator('h1').evaluate((heading) => {
    const texts = new Map<number, string>()
    const text = heading.firstChild!
    const range = document.createRange()
    for (const [at, letter] of [...text.textContent!].entries()) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top } = range.getBoundingClientRect()
      texts.set(top, (texts.get(top) ?? '') + letter)
    }
    return [...texts.values()]
  })
  expect(lines).toEqual(['北マリアナ諸島を', '発見しよう'])
})
