import { describe, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { wordsOf } from '../../directory/search-text.ts'
import { languages } from '../../ground/i18n/languages.ts'
import { standingAddresses } from './addresses.server.ts'
import type { Block } from '../markdown/markdown.ts'
import { parseMarkdown } from '../markdown/parse-markdown.server.ts'
import { findStandingPage, searchStandingPages } from './find-standing-pages.server.ts'
import { seedStandingPages } from './seed-standing-pages.server.ts'
import { standingSlugs } from './slugs.ts'
import { loader } from './standing-page.tsx'

const database = await testDatabase()
const { db, pool } = database
await seedStandingPages(db)
const visitor = (language: 'en' | 'ko' | 'ja' | 'zh') =>
  loaderArguments(database, '/about', { language }).page

describe('the texts that come with the program', () => {
  const shapeOf = (blocks: readonly Block[]) =>
    blocks.map((block) => (block.type === 'list' ? `list of ${block.children.length}` : block.type))
  const linksOf = (blocks: readonly Block[]) =>
    [...JSON.stringify(blocks).matchAll(/"url":("[^"]*")/g)].map(([, url]) => url).toSorted()

  test.each(standingSlugs)('/%s says the same in all languages', async (slug) => {
    const english = await findStandingPage(db, visitor('en'), slug)
    const blocks = parseMarkdown(english!.body)
    expect(blocks.length).toBeGreaterThan(4)
    for (const language of languages) {
      const page = await findStandingPage(db, visitor(language), slug)
      expect(page).toMatchObject({ lang: null, changedOn: english!.changedOn })
      expect(shapeOf(parseMarkdown(page!.body)), language).toEqual(shapeOf(blocks))
      expect(linksOf(parseMarkdown(page!.body)), language).toEqual(linksOf(blocks))
      expect(JSON.stringify(parseMarkdown(page!.body)), language).not.toMatch(/\*\*|\]\(|## /)
      expect(Object.values(page!).join(' '), language).not.toContain('{site}')
    }
  })

  test('give way to what staff wrote, which is shown in its own language until it is translated', async () => {
    await pool.query(
      `update standing_page set edited = true, title = 'Work', translations = '{}' where slug = 'careers'`,
    )
    await seedStandingPages(db)
    expect(await findStandingPage(db, visitor('ko'), 'careers')).toMatchObject({ title: 'Work', lang: 'en' })
  })
})

/** All words of a text, each as it is. */
const soughtIn = (text: string) => ({
  wordings: wordsOf(text).map((word) => [word]),
  least: wordsOf(text).length || 1,
})

test('search finds a page by words of any language and shows it in the reader\u2019s', async () => {
  const find = (text: string) => searchStandingPages(db, visitor('ko'), soughtIn(text), 5)
  const hit = { title: '쿠키와 저장 공간', href: '/cookies', lang: null }
  expect(await find('recentlyviewed hasvisitedbefore')).toMatchObject({ count: 1, hits: [hit] })
  expect((await find('즐겨찾기 광고')).hits.map(({ href }) => href)).toContain('/cookies')
  expect((await find('open position')).hits).toContainEqual(
    expect.objectContaining({ title: 'Work', lang: 'en' }),
  )
  expect(await find('')).toMatchObject({ count: 0, hits: [] })
  const elsewhere = { ...visitor('en'), siteName: 'Zuzu' }
  expect((await searchStandingPages(db, elsewhere, soughtIn('zuzu'), 5)).count).toBe(standingSlugs.length)
  expect((await searchStandingPages(db, visitor('en'), soughtIn('the'), 2)).hits).toHaveLength(2)
})

test('a page is waited for no longer than a search', async () => {
  const search = () => Promise.reject(new Error('It took too long.'))
  const args = loaderArguments(database, '/about', { search })
  await expect(loader({ ...args, params: {}, pattern: '/about' })).rejects.toThrow('It took too long.')
})

test('the sitemap names every page with its last change', async () => {
  const addresses = await standingAddresses(db)
  expect(addresses.map(({ path }) => path)).toEqual(standingSlugs.map((slug) => `/${slug}`))
  expect(addresses[0]?.changedAt).toBeInstanceOf(Date)
})
