import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { languages } from '../../ground/i18n/languages.ts'
import { articleAddresses } from './addresses.server.ts'
import { latestArticles } from './find-articles.server.ts'
import { loadArticle } from './load-article.server.ts'
import { loadList } from './load-list.server.ts'
import { loader as rss } from './rss.ts'
import { sampleArticles, seedArticles, seedMissingArticles } from './samples.server.ts'
import { saveArticle } from './save-article.server.ts'
import { readSought } from '../../directory/words/sought.server.ts'
import { searchArticles } from './search-articles.server.ts'

const database = await testDatabase()
await seedArticles(database.db)

async function list(address: string, context: Partial<RequestContext> = {}) {
  const args = loaderArguments(database, address, context)
  const [, , kind, value] = args.url.pathname.split('/')
  const params = kind ? { [kind]: decodeURIComponent(value!) } : {}
  return (await loadList({ ...args, params })).list
}
const slugs = async (address: string, context?: Partial<RequestContext>) =>
  (await list(address, context))?.articles.map(({ slug }) => slug)

const read = (slug: string, context: Partial<RequestContext> = {}) =>
  loadArticle({ ...loaderArguments(database, `/blog/${slug}`, context), params: { slug } })

const [newest, ...older] = sampleArticles.map(({ slug }) => slug)

test('every sample can be read in every language, and has its picture', () => {
  for (const { slug, texts } of sampleArticles) {
    for (const language of languages) {
      const { title, excerpt, content } = texts[language]
      expect([title, excerpt].every((text) => text.length > 5 && text.length <= 160)).toBe(true)
      expect(content.split('\n').length).toBe(texts.en.content.split('\n').length)
    }
    expect(existsSync(`public/pictures/blog/${slug}.svg`)).toBe(true)
  }
})

test('articles are sorted by date, featured or not', async () => {
  expect(await slugs('/blog')).toEqual([newest, ...older])
  const latest = await latestArticles(database.db, loaderArguments(database, '/').page, { most: 3 })
  expect(latest.map(({ slug }) => slug)).toEqual([newest, ...older.slice(0, 2)])
})

test.each([
  ['/blog/category/travel', ['first-two-days-on-saipan', 'a-day-on-tinian']],
  ['/blog/category/culture', ['guest-at-a-fiesta']],
  ['/blog/category/none', undefined],
  ['/blog/tag/typhoons', ['typhoon-season-checklist']],
  ['/blog/tag/driving', ['first-two-days-on-saipan', 'a-day-on-tinian']],
  ['/blog/tag/none', undefined],
  ['/blog?q=Kelaguen%20RED', ['first-two-days-on-saipan', 'guest-at-a-fiesta']],
  ['/blog?q=Managaha', ['first-two-days-on-saipan']],
  ['/blog?q=%ED%83%9C%ED%92%8D', ['typhoon-season-checklist', 'before-you-rent-on-saipan']],
  ['/blog?q=%E8%BE%A3%E6%A4%92%E9%85%B1', ['a-day-on-tinian']],
  ['/blog?q=nothing-of-the-kind', []],
])('%s shows %j', async (address, expected) => {
  expect(await slugs(address)).toEqual(expected)
})

test.each([
  ['/blog/category/%63ulture', '/blog/category/culture'],
  ['/blog/tag/water%2Dsafety', '/blog/tag/water-safety'],
])('%s names %s as its address', async (address, path) => {
  expect(await list(address)).toMatchObject({ path })
})

test('a page past the end is the last one', async () => {
  expect(await list('/blog?page=7')).toMatchObject({ page: 1, pages: 1, total: 6 })
})

test('without samples there is no trace of them', async () => {
  expect(await list('/blog', { samples: false })).toMatchObject({ articles: [], topics: [], total: 0 })
  expect(await slugs('/blog/tag/driving', { samples: false })).toBeUndefined()
  expect((await read(newest!, { samples: false })).found).toBe(false)
  expect(await articleAddresses(database.db, { samples: false })).toEqual([])
})

test('an article comes in the language of its reader, else as it was written', async () => {
  await saveArticle(database.db, {
    slug: 'untranslated',
    lang: 'ja',
    title: '海',
    excerpt: '青い',
    content: '一\n二',
    authorName: 'Mio',
    category: 'outdoors',
    tags: ['beaches', 'manta-rays'],
    publishedAt: new Date('2020-01-01'),
  })
  expect(await read(newest!, { language: 'ko' })).toMatchObject({
    article: {
      title: '사이판에서 보내는 첫 이틀',
      lang: null,
      category: { label: '여행' },
      author: { lang: 'en' },
    },
  })
  expect(await read('untranslated', { language: 'zh' })).toMatchObject({
    article: {
      title: '海',
      lang: 'ja',
      tags: [{ label: '海滩' }, { value: 'manta-rays', label: 'manta rays' }],
      image: '/pictures/default.svg',
      sample: false,
    },
    related: [{ slug: 'reading-the-lagoon' }, { slug: newest }, { slug: 'a-day-on-tinian' }],
  })
})

test('a missing article is reported as missing', async () => {
  expect((await read('none')).found).toBe(false)
})

test('the search of the whole site finds articles, in the language of its visitor', async () => {
  const { page: context } = loaderArguments(database, '/search', { language: 'ko' })
  const sought = await readSought(database.db, context, 'snorkeling')
  expect(await searchArticles(database.db, context, sought, 1)).toMatchObject({
    count: 3,
    hits: [
      expect.objectContaining({
        title: '수영하기 전에 라군을 읽는 법',
        href: '/blog/reading-the-lagoon',
        lang: null, // the page's own
      }),
    ],
  })
})

test('the sitemap gets the articles with the lists that show them', async () => {
  const addresses = await articleAddresses(database.db, { samples: true })
  expect(addresses.length).toBe(7)
  expect(addresses[0]).toMatchObject({
    path: `/blog/${newest}`,
    lists: ['/blog', '/blog/category/travel'],
  })
})

test('what a person wrote under a sample’s address stays', async () => {
  const own = { title: 'Mine', excerpt: 'Mine', content: 'Mine', authorName: 'Me', tags: [], sample: false }
  await saveArticle(database.db, { slug: newest!, category: 'travel', ...own })
  await seedArticles(database.db)
  await seedMissingArticles(database.db)
  expect(await read(newest!)).toMatchObject({ article: { title: 'Mine' } })
})

test('a control character that someone pasted leaves the feed what XML is; its items are the same in all languages', async () => {
  const texts = { title: 'Wind\u0001', excerpt: 'Strong\u000b', content: '“Hold” "on"\u0002 <b>' }
  const rest = { slug: 'wind', category: 'safety', tags: [], authorName: 'Me\u0003', sample: false }
  await saveArticle(database.db, { ...texts, ...rest })
  const args = loaderArguments(database, '/blog/rss.xml?lang=ko', { language: 'ko' })
  const text = await (await rss({ ...args, pattern: '' })).text()
  expect(text).not.toMatch(/[^\t\n\r\u0020-\uffff]/)
  expect(text).toContain('<p>“Hold” "on" &#x3C;b></p>')
  expect(text).toContain('<link>http://localhost:3000/blog/wind?lang=ko</link>')
  expect(text).toMatch(/<guid[^>]*>http:\/\/localhost:3000\/blog\/wind<\/guid>/)
})
