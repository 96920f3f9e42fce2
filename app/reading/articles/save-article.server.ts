import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { grams, searchText } from '../../directory/search-text.ts'
import { wordColumns } from '../../directory/words/word-columns.server.ts'
import { plainText } from '../markdown/parse-markdown.server.ts'
import { article } from './tables.server.ts'

export type ArticleInput = Omit<
  typeof article.$inferInsert,
  'id' | 'tags' | 'updatedAt' | 'searchText' | 'grams' | 'names' | 'words'
> & { tags: string[] }

/** Writes an article with what search looks in. One with the same slug is replaced, but for what is not given. */
export async function saveArticle(database: Database, input: ArticleInput): Promise<void> {
  const row = { ...input, ...found(input) }
  await database
    .insert(article)
    .values(row)
    .onConflictDoUpdate({ target: article.slug, set: { ...row, updatedAt: sql`now()` } })
}

/** Rebuilds the search text of all articles, after the normalization has changed, or of some. */
export async function reindexArticles(database: Database, which?: SQL): Promise<void> {
  for (const { id } of await database.select({ id: article.id }).from(article).where(which))
    await database.transaction(async (tx) => {
      const isArticle = eq(article.id, id)
      const [row] = await tx.select().from(article).where(isArticle).for('no key update')
      if (row) await tx.update(article).set(found(row)).where(isArticle)
    })
}

function found({ translations = {}, authorName, tags, ...original }: ArticleInput) {
  const all = [original, ...Object.values(translations)]
  const title = all.map((one) => one.title)
  const facts = [authorName, ...tags.map((tag) => tag.replaceAll('-', ' '))]
  const [excerpts, contents] = [
    all.map(({ excerpt }) => excerpt),
    all.map(({ content }) => plainText(content)),
  ]
  const text = searchText([...title, ...excerpts, ...facts, ...contents])
  return {
    searchText: text,
    grams: grams(text),
    ...wordColumns({ title, facts, texts: [...excerpts, ...contents] }),
  }
}
