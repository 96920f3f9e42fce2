import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { civic } from '../../../tests/civic.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { saveArticle } from '../../reading/articles/save-article.server.ts'
import { saveFaqItem, saveQuestion } from '../../reading/questions/save-question.server.ts'
import { saveListing } from '../save-listing.server.ts'
import { isAnywhere } from './is-anywhere.server.ts'
import { wordQueries } from './word-query.server.ts'

const { db } = await testDatabase()

async function knows(word: string) {
  const [query] = await wordQueries(db, [[word]])
  return isAnywhere(db, query!)
}

test('a word is somewhere if what visitors see has it: a listing, an item of the FAQ, a question or an article', async () => {
  await saveListing(db, vehicles, {
    ref: 'v1',
    title: 'Outrigger trailer',
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
    attributes: civic,
  })
  await saveFaqItem(db, {
    ref: 'f',
    position: 1,
    category: 'travel',
    question: 'Is there a monorail?',
    answer: 'No.',
  })
  await saveQuestion(db, { ref: 'q', category: 'food', title: 'Who sells tamarind?', content: 'Fresh.' })
  await saveArticle(db, {
    slug: 'a',
    title: 'A lighthouse',
    excerpt: '',
    content: '',
    authorName: 'Ana',
    category: 'community',
    tags: [],
    publishedAt: new Date(),
  })
  const words = ['outrigger', 'monorail', 'tamarind', 'lighthouse']
  expect(await Promise.all(words.map(knows))).toEqual([true, true, true, true])
  expect(await Promise.all(['zeppelin', ''].map(knows))).toEqual([false, false])
  await db.execute(sql`update listing set hidden_at = now()`)
  for (const table of ['faq_item', 'question', 'article'])
    await db.execute(sql`update ${sql.identifier(table)} set hidden_at = now()`)
  expect(await Promise.all(words.map(knows))).toEqual([false, false, false, false])
})
