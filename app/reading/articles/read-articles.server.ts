import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { defaultPicture } from '../../directory/reference.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import { parseLines } from '../markdown/parse-markdown.server.ts'
import type { Article } from './article.ts'
import { cardOf, type CardRow, listed } from './find-articles.server.ts'
import type { ArticleTexts } from './tables.server.ts'
import { type Labels, labelsOf, termIn } from './terms.server.ts'

type ArticleRow = CardRow & {
  content: string
  translation: ArticleTexts | null
  tags: string[]
  author_name: string
  author_avatar: string | null
  sample: boolean
  updated_at: string
}
type WholeArticle = Article & { readonly id: string }

/** The article with a slug, whole. */
export async function readArticle(
  database: Database,
  context: RequestContext,
  labels: Labels,
  slug: string,
): Promise<WholeArticle | undefined> {
  const [found] = await readArticles(database, context, labels, sql`slug = ${slug} and ${listed(context)}`)
  return found
}

/** The picture of an article, for where it is linked to. */
export async function pictureOfArticle(
  database: Database,
  context: Pick<RequestContext, 'samples'>,
  slug: string,
): Promise<string | undefined> {
  if (slug.includes('\0')) return undefined // no text in the database has one
  const { rows } = await database.execute<{ image: string }>(
    sql`select coalesce(image, ${defaultPicture}) as image from article where slug = ${slug} and ${listed(context)}`,
  )
  return rows[0]?.image
}

/** The newest articles, whole. */
export async function readLatest(
  database: Database,
  context: RequestContext,
  most: number,
): Promise<WholeArticle[]> {
  const which = sql`${listed(context)} order by published_at desc, id desc limit ${most}`
  return readArticles(database, context, await labelsOf(database, context), which)
}

async function readArticles(
  database: Database,
  context: RequestContext,
  labels: Labels,
  which: SQL,
): Promise<WholeArticle[]> {
  context.tags.add('article')
  const { language } = context
  const { rows } = await database.execute<ArticleRow>(sql`
    select id, slug, lang, title, excerpt, content, translations -> ${language} as translation,
      author_name, author_avatar, category, tags, image, featured, sample, published_at, updated_at
    from article where ${which}`)
  return rows.map((row) => ({
    ...cardOf(row, context, labels),
    id: row.id,
    content: parseLines(shownIn<{ content: string }>(language, { ...row, text: row }).content),
    tags: row.tags.map((tag) => termIn(labels, 'article-tag', tag)),
    author: {
      name: row.author_name,
      avatar: row.author_avatar,
      lang: row.lang === language ? null : languageTags[row.lang],
    },
    sample: row.sample,
    updatedAt: new Date(row.updated_at),
  }))
}
