import { beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../tests/rows-read.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { countItems, findItems } from './find-items.server.ts'
import { kindOf } from './kinds.server.ts'

const { db, pool } = await testDatabase()
const many = 3_000
const shown = { database: db, now: new Date(), samples: true }

beforeAll(async () => {
  await pool.query(`
    with numbers as (select lpad(n::text, 5, '0') as n, n as place from generate_series(1, ${many}) n),
    kinds as (select unnest(array['government', 'tour', 'vehicle']) as kind),
    listings as (
      insert into listing (kind, ref, title, island, status, featured)
      select kind, 'many-' || n, 'Many ' || n, 'saipan', 'live', kind = 'vehicle' from numbers, kinds
      returning id, kind),
    stops as (
      insert into tour_stop (listing_id, position, picture, title, text, lng, lat)
      select id, 1, '', 'Stop', '', 145.7, 15.2 from listings where kind = 'tour'),
    faq as (
      insert into faq_item (ref, position, category, question, answer, search_text, grams)
      select 'many-' || n, place, 'food', 'Many', 'x', '', '{}' from numbers),
    articles as (
      insert into article (slug, title, excerpt, content, author_name, category, published_at)
      select 'many-' || n, 'Many', 'x', 'x', 'Ada', 'travel', timestamptz '2026-01-01' - place * interval '1 minute'
      from numbers)
    insert into term (taxonomy, value, parent, position, labels)
    select 'article-tag', 'many-' || n, '', 1000 + place, '{"en": "Many"}' from numbers`)
  await pool.query('analyze listing, tour_stop, faq_item, article, term')
})

test.each(['articles', 'faq', 'blog-tags', 'government', 'tour-stops', 'featured'])(
  'whatever page of %s is asked for, no more is read than it shows',
  async (name) => {
    const kind = kindOf(name)
    const asked = { q: '', after: '' }
    const seen = new Set<string>()
    for (let page = 1; page <= 20; page++) {
      const { items } = await findItems(shown, kind, asked)
      for (const { ref } of items) seen.add(ref)
      asked.after = items.at(-1)!.ref
    }
    expect(seen.size).toBe(20 * 50)
    const read = await rowsRead(pool, (database) => findItems({ ...shown, database }, kind, asked))
    expect(Math.max(...Object.values(read))).toBeLessThan(200)
    expect(await countItems(db, kind)).toEqual({ count: 1_000, isMore: true })
  },
)

test('after an item that is gone comes the first page', async () => {
  const first = await findItems(shown, kindOf('faq'), { q: '', after: '' })
  expect(first.isFirst).toBe(true)
  expect(await findItems(shown, kindOf('faq'), { q: '', after: 'gone' })).toEqual(first)
})
