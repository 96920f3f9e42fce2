import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { grams, searchText } from '../../directory/search-text.ts'
import { plainText } from '../markdown/parse-markdown.server.ts'
import { article } from './tables.server.ts'

export type ArticleInput = Omit<
  typeof article.$inferInsert,
  'id' | 'tags' | 'updatedAt' | 'searchText' | 'grams'
> & { tags: string[] }

/** Writes an article with what search looks in. One with the same slug is replaced, but for what is not given. */
export async function saveArticle(database: Database, input: ArticleInput): Promise<void> {
  const row = { ...input, ...found(input) }
  await database
    .insert(article)
    .values(row)
    .onConflictDoUpdate({ target: article.slug, set: { ...row, updatedAt: sql`now()` } })
}

/** Rebuilds the search text of all articles, after the normalization has changed. */
export async function reindexArticles(database: Database): Promise<void> {
  for (const { id } of await database.select({ id: article.id }).from(article))
    await database.transaction(async (tx) => {
      const isIt = eq(article.id, id)
      const [row] = await tx.select().from(article).where(isIt).for('no key update')
      if (row) await tx.update(article).set(found(row)).where(isIt)
    })
}

function found({ translations = {}, authorName, tags, ...original }: ArticleInput) {
  const all = [original, ...Object.values(translations)]
  const text = searchText([
    ...all.map(({ title }) => title),
    ...all.map(({ excerpt }) => excerpt),
    authorName,
    ...tags.map((tag) => tag.replaceAll('-', ' ')),
    ...all.map(({ content }) => plainText(content)),
  ])
  return { searchText: text, grams: grams(text) }
}
