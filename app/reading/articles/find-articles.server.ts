import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { wordCondition } from '../../directory/conditions.server.ts'
import { amongMatches, countMatches, pageSize } from '../../directory/matches.server.ts'
import { mostPages } from '../../ground/query/fields.ts'
import { defaultPicture } from '../../directory/reference.ts'
import { wordsOf } from '../../directory/search-text.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import type { Article, ArticleCard } from './article.ts'
import { articlePath } from './blog-address.ts'
import { type Labels, labelsOf, termIn } from './terms.server.ts'
import type { article, ArticleTexts } from './tables.server.ts'

type Visitor = Pick<RequestContext, 'language' | 'samples' | 'tags'>
type ArticleFilter = { category?: string; tag?: string; q?: string }

export type CardRow = Pick<
  typeof article.$inferSelect,
  'slug' | 'lang' | 'title' | 'excerpt' | 'category' | 'image' | 'featured'
> & {
  id: string
  published_at: string
  translation: Pick<ArticleTexts, 'title' | 'excerpt'> | null
}

/** The newest articles, of one category if it is named. */
export async function latestArticles(
  database: Database,
  context: Visitor,
  { most, category }: { most: number; category?: string },
): Promise<ArticleCard[]> {
  context.tags.add('article')
  const rows = await findRows(database, context, conditionOf(context, { category }), most)
  return cardsOf(rows, context, await labelsOf(database, context))
}

/** Those of some articles that are shown, in no order. */
export async function findBySlugs(
  database: Database,
  context: Visitor,
  slugs: readonly string[],
): Promise<ArticleCard[]> {
  context.tags.add('article')
  const where = sql`slug = any(${sql.param(slugs)}::text[]) and ${listed(context)}`
  const rows = await findRows(database, context, where, slugs.length)
  return cardsOf(rows, context, await labelsOf(database, context))
}

/** Some of those that are shown, in an order. */
export async function findArticleCards(
  database: Database,
  context: Visitor,
  { where, order }: { where: SQL; order: SQL },
): Promise<ArticleCard[]> {
  const { rows } = await database.execute<CardRow>(
    sql`select ${cardColumns(context.language)} from article where ${where} order by ${order}`,
  )
  return cardsOf(rows, context, await labelsOf(database, context))
}

export type ArticlePage = {
  readonly articles: readonly ArticleCard[]
  /** Counting stops at 2,400. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

/**
 * A page of the articles of a category or tag, or that have all words of a text, the newest first. All, and those of a
 * category or a frequent tag, are met soon when an index is walked in their order.
 */
export async function findArticles(
  database: Database,
  context: Visitor,
  labels: Labels,
  { page: asked, ...which }: ArticleFilter & { page: number },
): Promise<ArticlePage> {
  context.tags.add('article')
  const where = conditionOf(context, which)
  const matches = await countMatches(database, 'article', where, mostPages * pageSize)
  const { total } = matches
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(asked, pages)
  const found = which.q ? amongMatches(matches, where) : where
  const rows = total > 0 ? await findRows(database, context, found, pageSize, (page - 1) * pageSize) : []
  return { articles: cardsOf(rows, context, labels), total, page, pages }
}

const newestFirst = sql`order by published_at desc, id desc`

const cardColumns = (language: Language) => sql`
  id, slug, lang, title, excerpt, (translations -> ${language}) - 'content' as translation,
  category, image, featured, published_at`

/** The inner query keeps texts from being read that are not shown. */
async function findRows(
  database: Database,
  { language }: Visitor,
  where: SQL,
  limit: number,
  offset = 0,
): Promise<CardRow[]> {
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns(language)}
    from (select * from article where ${where} ${newestFirst} limit ${limit} offset ${offset}) article
    ${newestFirst}`)
  return rows
}

const mostRelated = 3
const mostLookedThrough = 300

/** Related articles among the newest: those with the same category and tags, then those that share either. */
export async function findRelated(
  database: Database,
  context: Visitor,
  labels: Labels,
  { id, category, tags }: Pick<Article, 'category' | 'tags'> & { id: string },
): Promise<ArticleCard[]> {
  const shared = sql`((category = ${category.value})::int + (tags && ${sql.param(tags.map(({ value }) => value))}::text[])::int)`
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns(context.language)}
    from (
      select * from article where ${listed(context)} and id <> ${id}
      ${newestFirst} limit ${mostLookedThrough}
    ) article
    where ${shared} > 0
    order by ${shared} desc, published_at desc, id desc limit ${mostRelated}`)
  return cardsOf(rows, context, labels)
}

/** The visible articles. */
export const listed = ({ samples }: Pick<RequestContext, 'samples'>): SQL =>
  samples ? sql`article.hidden_at is null` : sql`article.hidden_at is null and not article.sample`

function conditionOf(context: Visitor, { category, tag, q = '' }: ArticleFilter): SQL {
  const conditions = [
    listed(context),
    ...(category ? [sql`article.category = ${category}`] : []),
    ...(tag ? [sql`article.tags @> ${sql.param([tag])}::text[]`] : []),
    ...wordsOf(q).map((word) => wordCondition(word, 'article')),
  ]
  return sql.join(conditions, sql` and `)
}

const cardsOf = (rows: readonly CardRow[], context: Visitor, labels: Labels) =>
  rows.map((row) => cardOf(row, context, labels))

export function cardOf(
  row: CardRow,
  { language }: Pick<RequestContext, 'language'>,
  labels: Labels,
): ArticleCard {
  const { slug, image, featured } = row
  const { title, excerpt, lang } = shownIn(language, { ...row, text: row })
  return {
    slug,
    href: articlePath(slug),
    title,
    excerpt,
    lang,
    category: termIn(labels, 'article', row.category),
    image: image ?? defaultPicture,
    featured,
    publishedAt: new Date(row.published_at),
  }
}
