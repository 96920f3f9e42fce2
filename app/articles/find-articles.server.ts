import { type SQL, sql } from 'drizzle-orm'
import type { Page } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import { wordCondition } from '../directory/conditions.server.ts'
import { wordsOf } from '../directory/search-text.ts'
import { type Language, languageTags } from '../i18n/languages.ts'
import type { Article, ArticleCard } from './article.ts'
import { articlePath } from './blog-address.ts'
import { type Labels, labelsOf, termIn } from './terms.server.ts'
import type { article, ArticleTexts } from './tables.server.ts'

type Visitor = Pick<Page, 'language' | 'samples' | 'tags'>
type Which = { category?: string; tag?: string; q?: string }

export type CardRow = Pick<
  typeof article.$inferSelect,
  'slug' | 'lang' | 'title' | 'excerpt' | 'category' | 'image' | 'featured'
> & {
  id: string
  published_at: string
  translation: Pick<ArticleTexts, 'title' | 'excerpt'> | null
}

export const pageSize = 24
export const mostPages = 100
const mostFound = mostPages * pageSize + 1
/** Up to so many matches of a text are sorted by themselves; of more, enough are among the newest. */
const mostSorted = 1000

/** The newest articles, of one category if it is named. */
export async function latestArticles(
  database: Database,
  page: Visitor,
  { most, category }: { most: number; category?: string },
): Promise<ArticleCard[]> {
  page.tags.add('article')
  const rows = await findRows(database, page, conditionOf(page, { category }), { limit: most, offset: 0 })
  return cardsOf(rows, page, await labelsOf(database, page))
}

export type Found = {
  readonly articles: readonly ArticleCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** A page of the articles of a category or tag, or that have all words of a text, the newest first. */
export async function findArticles(
  database: Database,
  page: Visitor,
  { page: asked, ...which }: Which & { page: number },
): Promise<Found> {
  page.tags.add('article')
  const { total, where } = await findMatches(database, conditionOf(page, which), Boolean(which.q))
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / pageSize)))
  const shown = Math.min(asked, pages)
  const offset = (shown - 1) * pageSize
  const rows = total === 0 ? [] : await findRows(database, page, where, { limit: pageSize, offset })
  return { articles: cardsOf(rows, page, await labelsOf(database, page)), total, page: shown, pages }
}

/** Counting stops at 2,401. Matches of a text are looked up once: few are then sorted by their ids. */
async function findMatches(
  database: Database,
  where: SQL,
  isText: boolean,
): Promise<{ total: number; where: SQL }> {
  if (!isText) {
    const { rows } = await database.execute<{ total: number }>(
      sql`select count(*)::int as total from (select from article where ${where} limit ${mostFound}) found`,
    )
    return { total: rows[0]!.total, where }
  }
  const { rows } = await database.execute<{ total: number; ids: string[] | null }>(sql`
    select count(*)::int as total, case when count(*) <= ${mostSorted} then array_agg(id) end as ids
    from (select id from article where ${where} limit ${mostFound}) found`)
  const { total, ids } = rows[0]!
  return { total, where: ids ? sql`id = any(${sql.param(ids)}::bigint[])` : where }
}

const cardColumns = (language: Language) => sql`
  id, slug, lang, title, excerpt, (translations -> ${language}) - 'content' as translation,
  category, image, featured, published_at`

/** The inner query keeps the texts of those before `offset` from being read. */
async function findRows(
  database: Database,
  { language }: Visitor,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<CardRow[]> {
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns(language)}
    from (select * from article where ${where} order by published_at desc, id desc limit ${limit} offset ${offset}) article
    order by published_at desc, id desc`)
  return rows
}

const mostRelated = 3
const mostLookedThrough = 300

/** Of the newest articles those that share a category and tags with one, then those that share either. */
export async function findRelated(
  database: Database,
  page: Visitor,
  { id, category, tags }: Pick<Article, 'category' | 'tags'> & { id: string },
): Promise<ArticleCard[]> {
  const shared = sql`((category = ${category.value})::int + (tags && ${sql.param(tags.map(({ value }) => value))}::text[])::int)`
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns(page.language)}
    from (
      select * from article where ${listed(page)} and id <> ${id}
      order by published_at desc, id desc limit ${mostLookedThrough}
    ) article
    where ${shared} > 0
    order by ${shared} desc, published_at desc, id desc limit ${mostRelated}`)
  return cardsOf(rows, page, await labelsOf(database, page))
}

/** Who is shown at all. */
export const listed = ({ samples }: Pick<Page, 'samples'>): SQL =>
  samples ? sql`true` : sql`not article.sample`

function conditionOf(page: Visitor, { category, tag, q = '' }: Which): SQL {
  const conditions = [
    listed(page),
    ...(category ? [sql`article.category = ${category}`] : []),
    ...(tag ? [sql`article.tags @> ${sql.param([tag])}::text[]`] : []),
    ...wordsOf(q).map((word) => wordCondition(word, 'article')),
  ]
  return sql.join(conditions, sql` and `)
}

const cardsOf = (rows: readonly CardRow[], page: Visitor, labels: Labels) =>
  rows.map((row) => cardOf(row, page, labels))

export function cardOf(row: CardRow, { language }: Pick<Page, 'language'>, labels: Labels): ArticleCard {
  const { slug, lang, image, featured, translation } = row
  const isTranslated = lang !== language && translation !== null
  return {
    slug,
    href: articlePath(slug),
    title: isTranslated ? translation.title : row.title,
    excerpt: isTranslated ? translation.excerpt : row.excerpt,
    lang: lang === language || isTranslated ? null : languageTags[lang],
    category: termIn(labels, 'article', row.category),
    image: image ?? '/pictures/default.svg',
    featured,
    publishedAt: new Date(row.published_at),
  }
}
