import './words.ts'
import { msg } from '@lingui/core/macro'
import type { Page } from '../context.ts'
import { canonicalUrl, type PageSite } from '../directory/page-meta.ts'
import { trailOf } from '../directory/structured-data/describe.server.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { languageTags } from '../i18n/languages.ts'
import type { Article } from './article.ts'
import { blogPath, categoryPath } from './blog-address.ts'
import { pageSize } from './find-articles.server.ts'
import type { ListData } from './load-list.server.ts'

type Noted = Pick<Page, 'language' | 'structuredData'>

/** Notes for search engines what an article is, in the language of its text, and where it stands. */
export function describeArticle(page: Noted, site: PageSite, article: Article) {
  const { title, excerpt, lang, href, image, category, tags, author, publishedAt, updatedAt } = article
  const url = canonicalUrl(site, href)
  page.structuredData.push(trail(page, site, { name: category.label, path: categoryPath(category.value) }), {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    image: site.origin + image,
    datePublished: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
    inLanguage: lang ?? languageTags[page.language],
    articleSection: category.label,
    keywords: tags.map(({ label }) => label),
  })
}

/** Notes the articles of a list in their order. */
export function describeList(page: Noted, { site, shelf, path, articles, page: number }: ListData) {
  const own = shelf.kind === 'all' ? undefined : { name: shelf.label, path }
  page.structuredData.push(trail(page, site, own))
  if (articles.length === 0) return
  page.structuredData.push({
    '@type': 'ItemList',
    itemListElement: articles.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: (number - 1) * pageSize + at + 1,
      name: title,
      url: canonicalUrl(site, href),
    })),
  })
}

/** Home, the blog and what is below it. */
function trail({ language }: Noted, site: PageSite, last?: { name: string; path: string }) {
  const i18n = i18nOf(language)
  const steps = [
    { name: i18n._(msg`Home`), path: '/' },
    { name: i18n._(msg`Blog`), path: blogPath },
    ...(last ? [last] : []),
  ]
  return trailOf(steps.map(({ name, path }) => ({ name, item: canonicalUrl(site, path) })))
}
