import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { type ArticleInput, saveArticle } from './save-article.server.ts'
import { aDayOnTinian } from './samples/a-day-on-tinian.server.ts'
import { beforeYouRentOnSaipan } from './samples/before-you-rent-on-saipan.server.ts'
import { firstTwoDaysOnSaipan } from './samples/first-two-days-on-saipan.server.ts'
import { guestAtAFiesta } from './samples/guest-at-a-fiesta.server.ts'
import { readingTheLagoon } from './samples/reading-the-lagoon.server.ts'
import { typhoonSeasonChecklist } from './samples/typhoon-season-checklist.server.ts'
import { article, type ArticleTexts } from './tables.server.ts'

type Sample = Omit<ArticleInput, 'lang' | 'image' | 'sample' | 'translations' | keyof ArticleTexts> & {
  texts: Record<Language, ArticleTexts>
}

/** All invented. */
const authors = {
  lia: { authorName: 'Lia Taitano-Marsh', authorAvatar: '/pictures/blog/author-lia.svg' },
  ben: { authorName: 'Ben Olopai-Reed', authorAvatar: '/pictures/blog/author-ben.svg' },
  seoyeon: { authorName: 'Han Seo-yeon', authorAvatar: '/pictures/blog/author-seoyeon.svg' },
}

/** Slug, author and the date of publishing are fixed, so that links and favorites hold. Pictures are named for slugs. */
export const sampleArticles: readonly Sample[] = [
  {
    slug: 'first-two-days-on-saipan',
    category: 'travel',
    tags: ['saipan', 'first-visit', 'beaches', 'driving', 'food'],
    ...authors.seoyeon,
    publishedAt: day('2026-10-28'),
    featured: true,
    texts: firstTwoDaysOnSaipan,
  },
  {
    slug: 'typhoon-season-checklist',
    category: 'safety',
    tags: ['typhoons', 'household', 'families', 'utilities'],
    ...authors.ben,
    publishedAt: day('2026-10-09'),
    texts: typhoonSeasonChecklist,
  },
  {
    slug: 'before-you-rent-on-saipan',
    category: 'real-estate',
    tags: ['renting', 'household', 'utilities', 'saipan'],
    ...authors.lia,
    publishedAt: day('2026-09-16'),
    texts: beforeYouRentOnSaipan,
  },
  {
    slug: 'guest-at-a-fiesta',
    category: 'culture',
    tags: ['fiestas', 'food', 'families'],
    ...authors.lia,
    publishedAt: day('2026-08-21'),
    texts: guestAtAFiesta,
  },
  {
    slug: 'reading-the-lagoon',
    category: 'outdoors',
    tags: ['water-safety', 'snorkeling', 'beaches', 'saipan'],
    ...authors.ben,
    publishedAt: day('2026-07-17'),
    texts: readingTheLagoon,
  },
  {
    slug: 'a-day-on-tinian',
    category: 'travel',
    tags: ['tinian', 'day-trips', 'history', 'beaches', 'driving'],
    ...authors.seoyeon,
    publishedAt: day('2026-06-12'),
    texts: aDayOnTinian,
  },
]

/** Writes the samples: those that are there already become as new; what a person wrote under the same slug stays. */
export async function seedArticles(database: Database): Promise<void> {
  const rows = await database
    .select({ slug: article.slug })
    .from(article)
    .where(sql`not sample`)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (const { texts, ...rest } of sampleArticles) {
    if (taken.has(rest.slug)) continue
    const { en, ...translations } = texts
    await saveArticle(database, {
      ...rest,
      ...en,
      translations,
      lang: 'en',
      image: `/pictures/blog/${rest.slug}.svg`,
      sample: true,
    })
  }
}

/** The samples, unless there are some already. */
export async function seedMissingArticles(database: Database): Promise<void> {
  const [first] = await database
    .select({ id: article.id })
    .from(article)
    .where(sql`sample`)
    .limit(1)
  if (!first) await seedArticles(database)
}

/** Nine in the morning on the islands. */
function day(date: string) {
  return new Date(`${date}T09:00+10:00`)
}
