import { beforeAll, expect, test } from 'vitest'
import { seedSamples } from '../app/registry/samples.server.ts'
import { areas } from '../app/registry/areas.ts'
import { reindexArticles } from '../app/reading/articles/save-article.server.ts'
import { reindexListings } from '../app/directory/reindex-listings.server.ts'
import { reindexQuestions } from '../app/reading/questions/save-question.server.ts'
import { fillSearchWords } from './jobs/fill-search-words.ts'
import { testDatabase } from '../tests/test-database.ts'

const { db, pool } = await testDatabase()

// The database stores translations in its own order, so lines may change places.
const derived = async () => {
  const { rows } = await pool.query<{ of: string }>(`
    select "of", id, array_sort(string_to_array(search_text, E'\\n')) as lines, array_sort(grams) as grams, facets,
      open_minutes, (
        select array_agg(lexeme || array_sort(weights)::text order by lexeme) from unnest(names)
      ) as names, words::text
    from (
      select 'listing' as "of", id, search_text, grams, facets, open_minutes, names, words from listing
      union all select 'article', id, search_text, grams, '{}', null, names, words from article
      union all select 'question', id, search_text, grams, '{}', null, names, words from question
      union all select 'faq', id, search_text, grams, '{}', null, names, words from faq_item
    ) searched
    order by "of", id`)
  return rows
}

beforeAll(() => seedSamples(db, new Date('2026-11-20T00:00:00Z')))

test('the search and filter columns are rebuilt as saving writes them', async () => {
  const before = await derived()
  await pool.query(`
    update listing set search_text = '', grams = '{}', facets = '{}', open_minutes = null, words = null;
    update article set search_text = '', grams = '{}', words = null;
    update question set search_text = '', grams = '{}', words = null;
    update faq_item set search_text = '', grams = '{}', words = null`)
  for (const area of areas) await reindexListings(db, area)
  await reindexArticles(db)
  await reindexQuestions(db)
  expect(new Set(before.map((row) => row.of)).size).toBe(4)
  expect(await derived()).toEqual(before)
})

test('a word of a taxonomy that is called otherwise is found by what it is called now', async () => {
  await pool.query(
    `update term set labels = labels || '{"ko": "뱃놀이"}' where taxonomy = 'business' and value = 'boat-tours'`,
  )
  for (const area of areas) await reindexListings(db, area)
  const { rows } = await pool.query(`
    select search_text from listing
    where kind = 'business' and attributes -> 'subcategories' ? 'boat-tours'`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { search_text: text } of rows) expect(text).toContain('뱃놀이')
})

test('what an earlier version saved without words gets them, and nothing else is written again', async () => {
  await pool.query(`update listing set words = null, names = null where kind = 'hotel';
    update faq_item set words = null; update article set words = null`)
  const before = await pool.query(`select id, xmin from listing where kind <> 'hotel' order by id`)
  await fillSearchWords(db)
  const { rows } = await pool.query(`select 1 from listing where words is null or names is null
    union all select 1 from faq_item where words is null union all select 1 from article where words is null`)
  expect(rows).toEqual([])
  const after = await pool.query(`select id, xmin from listing where kind <> 'hotel' order by id`)
  expect(after.rows).toEqual(before.rows)
})
