import type { RequestContext } from '../../ground/request/request-context.ts'
import { pageSize } from '../../directory/matches.server.ts'
import { canonicalUrl, type PageSite } from '../../directory/page-meta.ts'
import { breadcrumbOf, itemListOf } from '../../directory/structured-data/describe.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import type { Article } from './article.ts'
import { blog } from './blog.ts'
import { categoryPath } from './blog-address.ts'
import type { ListData } from './list-data.ts'

type PageNotes = Pick<RequestContext, 'language' | 'structuredData'>

/** Structured data of an article, in the language of its text, with its breadcrumb. */
export function describeArticle(context: PageNotes, site: PageSite, article: Article) {
  const { title, excerpt, lang, href, image, category, tags, author, publishedAt, updatedAt } = article
  const url = canonicalUrl(site, href)
  const shelf = { name: category.label, item: canonicalUrl(site, categoryPath(category.value)) }
  context.structuredData.push(breadcrumbOf(blog, site, i18nOf(context.language), shelf), {
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
    inLanguage: lang ?? languageTags[context.language],
    articleSection: category.label,
    keywords: tags.map(({ label }) => label),
  })
}

/** Notes the articles of a list in their order. */
export function describeList(context: PageNotes, { site, shelf, path, articles, page: number }: ListData) {
  const own = shelf.kind === 'all' ? undefined : { name: shelf.label, item: canonicalUrl(site, path) }
  context.structuredData.push(breadcrumbOf(blog, site, i18nOf(context.language), own))
  if (articles.length === 0) return
  context.structuredData.push(itemListOf(site, articles, (number - 1) * pageSize + 1))
}
