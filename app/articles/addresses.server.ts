import { sql } from 'drizzle-orm'
import type { Page } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import { articlePath, blogPath, categoryPath } from './blog-address.ts'
import { listed } from './find-articles.server.ts'

/** For the sitemap: the blog, its categories that have articles, and every article, with when it last changed. */
export async function articleAddresses(
  database: Database,
  page: Pick<Page, 'samples'>,
): Promise<{ path: string; changedAt: Date }[]> {
  const { rows } = await database.execute<{ slug: string; category: string; updated_at: string }>(
    sql`select slug, category, updated_at from article where ${listed(page)} order by id desc`,
  )
  const articles = rows.map(({ slug, category, updated_at }) => ({
    path: articlePath(slug),
    category,
    changedAt: new Date(updated_at),
  }))
  const lists = [
    { path: blogPath, of: articles },
    ...[...Map.groupBy(articles, ({ category }) => category)].map(([category, of]) => ({
      path: categoryPath(category),
      of,
    })),
  ]
  return [
    ...lists.flatMap(({ path, of }) => (of.length > 0 ? [{ path, changedAt: latest(of) }] : [])),
    ...articles.map(({ path, changedAt }) => ({ path, changedAt })),
  ]
}

const latest = (articles: readonly { changedAt: Date }[]) =>
  articles.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), new Date(0))
