import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import { articlePath } from '../../../reading/articles/blog-address.ts'
import { readArticle } from '../../../reading/articles/read-articles.server.ts'
import { saveArticle } from '../../../reading/articles/save-article.server.ts'
import { article } from '../../../reading/articles/tables.server.ts'
import { labelsOf } from '../../../reading/articles/terms.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { ContentKind } from '../kind.ts'
import { hidden, hiddenAt, slug } from './common-fields.ts'
import { termChoice, termsOf } from './terms-of.server.ts'
import { languagesOf, textsOf, writtenIn, writtenTexts } from './written-texts.server.ts'

const texts = ['title', 'excerpt', 'content'] as const

export const articles: ContentKind = {
  name: 'articles',
  title: msg`Articles`,
  about: msg`The articles of the blog.`,
  add: msg`Write an article`,
  fields: {
    slug,
    category: { label: msg`Category`, required: true, control: termChoice('article') },
    tags: {
      label: msg`Tags`,
      control: async (context) => ({ type: 'some', options: await termsOf(context, 'article-tag') }),
    },
    author: { label: msg`Author`, required: true, control: { type: 'line', max: 80 } },
    avatar: { label: msg`Photo of the author`, control: { type: 'picture' } },
    image: { label: msg`Photo`, control: { type: 'picture' } },
    published: {
      label: msg`Published on`,
      hint: msg`Articles are sorted by this date. Leave blank for today.`,
      control: { type: 'day' },
    },
    featured: { label: msg`Marked as featured`, control: { type: 'check' } },
    hidden,
    lang: writtenIn,
    title: {
      label: msg`Title`,
      required: true,
      translated: true,
      control: { type: 'line', max: 160 },
    },
    excerpt: {
      label: msg`What it is about`,
      hint: msg`One or two sentences, shown in lists and by search engines.`,
      required: true,
      translated: true,
      control: { type: 'text', max: 400 },
    },
    content: {
      label: msg`Text`,
      hint: msg`Each line is a paragraph. At the beginning of a line ## makes a heading and - a point of a list; **so** is strong, [so](/contact) a link.`,
      required: true,
      translated: true,
      control: { type: 'text', max: 60_000 },
    },
  },
  rows: {
    from: sql`article`,
    order: [sql`published_at`, sql`id`],
    descending: true,
    ref: sql`slug`,
    title: sql`title`,
    lang: sql`lang`,
    isHidden: sql`hidden_at is not null`,
    languages: languagesOf(sql`article`),
  },
  async read(database, ref) {
    const row = await find(database, ref)
    if (!row) return null
    return {
      slug: ref,
      category: row.category,
      tags: row.tags.join(' '),
      author: row.authorName,
      avatar: row.authorAvatar ?? '',
      image: row.image ?? '',
      published: localDate(row.publishedAt),
      ...(row.featured && { featured: 'on' }),
      ...(row.hiddenAt && { hidden: 'on' }),
      ...writtenTexts(texts, row),
    }
  },
  async write(tx, { now }, ref, written) {
    const { slug = '', category = '', tags = '', author = '', avatar, image, published } = written
    const before = ref === null ? undefined : await find(tx, ref)
    const isSameDay = before && localDate(before.publishedAt) === published
    await saveArticle(tx, {
      slug: ref ?? slug,
      category,
      authorName: author,
      sample: false,
      authorAvatar: avatar || null,
      image: image || null,
      tags: tags.split(' ').filter(Boolean),
      featured: Boolean(written.featured),
      hiddenAt: hiddenAt(written, now),
      publishedAt: isSameDay ? before.publishedAt : beginningOf(published, now),
      ...textsOf(texts, written),
    })
    return ref ?? slug
  },
  address: articlePath,
  async preview(tx, context, ref) {
    const found = await readArticle(tx, context, await labelsOf(tx, context), ref)
    const { id: _, ...shown } = found!
    return { as: 'article', article: shown }
  },
}

async function find(database: Database, slug: string) {
  const [row] = await database.select().from(article).where(eq(article.slug, slug))
  return row
}

/** Nine in the morning of a day on the islands, but not in the future; today: now. */
const beginningOf = (day: string | undefined, now: Date): Date =>
  !day || day === localDate(now) ? now : new Date(`${day}T09:00+10:00`)
