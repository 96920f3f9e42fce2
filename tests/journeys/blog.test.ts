import { expect, test } from 'vitest'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { untilReady, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const article = '/blog/first-two-days-on-saipan'

test('from the home page to an article, by a category, and back', async () => {
  const page = await visit('/')
  const latest = page.locator('section').filter({ hasText: 'Latest Articles' })
  expect(await latest.getByRole('article').count()).toBe(3)
  await latest.getByRole('link', { name: 'View All' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Travel' }).click()
  await page.getByText('2 articles', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'A day on Tinian, and why to stay for two' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'A day on Tinian' })
  await title.waitFor()
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await page.locator('header, footer, [data-fixed]').count()).toBe(0)
  expect(await page.getByText('June 12, 2026').count()).toBe(1)
  await page.getByRole('link', { name: 'Back to Homepage' }).click()
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('an article becomes a favorite, and is shared by plain addresses', async () => {
  const page = await visit(article)
  await page.getByRole('button', { name: 'Save Your first two days on Saipan' }).click()
  const kept = () => page.evaluate(() => localStorage.getItem('favorites'))
  await expect.poll(kept).toContain('"id":"first-two-days-on-saipan","type":"blog"')
  await page.getByRole('status').getByText('Saved to your favorites').waitFor()
  const shared = encodeURIComponent(site.origin + article)
  for (const [network, address] of [
    ['Twitter', 'https://twitter.com/intent/tweet?'],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
  ] as const) {
    const href = await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href')
    expect(href).toContain(address)
    expect(href).toContain(shared)
  }
})

test('a first visit that begins with an article is asked for its language there', async () => {
  const page = await visit(article, { first: true })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('한국어').click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('heading', { level: 1, name: '사이판에서 보내는 첫 이틀' }).waitFor()
  expect(await page.getByText('2026년 10월 28일').count()).toBe(1)
})

test('a search finds two characters, and says when there is nothing', async () => {
  const page = await visit('/blog?lang=zh')
  const field = page.getByRole('searchbox', { name: '搜索文章' })
  await field.fill('潟湖')
  await field.press('Enter')
  await page.waitForURL(/q=/)
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('没有这样的文章')
  await field.press('Enter')
  await page.getByRole('heading', { name: '没有找到文章' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: '全部文章' }).last().click()
  await page.getByRole('article').first().waitFor()
})

test('without scripts articles are searched, read and asked for in another language', async () => {
  const page = await visitPlainly('/blog')
  await page.getByRole('searchbox').fill('fiesta')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'How to be a good guest at a village fiesta' }).click()
  await page.getByRole('heading', { level: 1, name: 'How to be a good guest' }).waitFor()
  await page.getByRole('link', { name: 'Language: English' }).click()
  await page.getByRole('main').getByText('日本語').click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('heading', { level: 1, name: '村のフィエスタに招かれたら' }).waitFor()
})

test('an unknown article, category or tag has its own message', async () => {
  const answer = await site.ask('/blog/none')
  const text = withoutScripts(await answer.text())
  expect(answer.status).toBe(404)
  expect(text).toContain('Article Not Found')
  expect(text).toContain('The article you&#x27;re looking for doesn&#x27;t exist or has been removed.')
  expect(text).toContain('Return to Homepage')
  expect(text).toContain('name="robots" content="noindex"')
  expect((await site.ask('/blog/category/none')).status).toBe(404)
})

test('the head tells what an article is, and where the feed is', async () => {
  const html = await (await site.ask(`${article}?lang=ko`)).text()
  expect(html).toContain('property="og:type" content="article"')
  const [, told = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect((JSON.parse(told) as { '@graph': unknown[] })['@graph'][1]).toMatchObject({
    '@type': 'Article',
    headline: '사이판에서 보내는 첫 이틀',
    author: { name: 'Han Seo-yeon' },
    inLanguage: 'ko',
    datePublished: '2026-10-27T23:00:00.000Z',
  })
  const preview = await site.ask('/og/article/first-two-days-on-saipan.png')
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(html).toContain(
    `type="application/rss+xml" title="Proa · 블로그" href="${site.origin}/blog/rss.xml?lang=ko"`,
  )
})

test('the feed is well formed and leads to articles in its language; a change in the table changes it', async () => {
  const page = await visit(article)
  const items = () =>
    page.evaluate(async () => {
      const text = await (await fetch('/blog/rss.xml?lang=ja')).text()
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return [...feed.querySelectorAll('parsererror, item')].map((item) => [
        item.querySelector('title')?.textContent,
        item.querySelector('link')?.textContent,
      ])
    })
  const [first, ...others] = await items()
  expect(first).toEqual(['サイパンではじめの2日間', `${site.origin}${article}?lang=ja`])
  expect(others.length).toBe(5)
  await site.query(`delete from article where slug = 'first-two-days-on-saipan'`)
  await expect.poll(async () => (await items()).length).toBe(5)
  await untilReady(page)
})
