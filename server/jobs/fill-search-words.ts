import { sql } from 'drizzle-orm'
import { fillListingWords } from '../../app/directory/reindex-listings.server.ts'
import type { Database } from '../../app/ground/db/client.server.ts'
import { reindexArticles } from '../../app/reading/articles/save-article.server.ts'
import { reindexQuestions } from '../../app/reading/questions/save-question.server.ts'

/** Writes the words of what an earlier version of the site saved, by which the search finds it. */
export async function fillSearchWords(database: Database): Promise<void> {
  const withoutWords = sql`words is null`
  await fillListingWords(database)
  await reindexArticles(database, withoutWords)
  await reindexQuestions(database, withoutWords)
}
