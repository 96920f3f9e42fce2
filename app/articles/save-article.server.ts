import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import { grams, searchText } from '../directory/search-text.ts'
import { article } from './tables.server.ts'

export type ArticleInput = Omit<
  typeof article.$inferInsert,
  'id' | 'tags' | 'updatedAt' | 'searchText' | 'grams'
> & { tags: string[] }

/** Writes an article with what search looks in. One with the same slug is replaced, but for when it was published. */
export async function saveArticle(database: Database, input: ArticleInput): Promise<void> {
  const text = searchedText(input)
  const written = { ...input, searchText: text, grams: grams(text) }
  const { slug: _, publishedAt: __, ...replaced } = written
  await database
    .insert(article)
    .values(written)
    .onConflictDoUpdate({ target: article.slug, set: { ...replaced, updatedAt: sql`now()` } })
}

function searchedText({ translations = {}, authorName, tags, ...original }: ArticleInput): string {
  const all = [original, ...Object.values(translations)]
  return searchText([
    ...all.map(({ title }) => title),
    ...all.map(({ excerpt }) => excerpt),
    authorName,
    ...tags.map((tag) => tag.replaceAll('-', ' ')),
    ...all.map(({ content }) => content),
  ])
}
