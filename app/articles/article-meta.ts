import { msg } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../directory/page-meta.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { languageTags } from '../i18n/languages.ts'
import { blogPath } from './blog-address.ts'
import { feedLink } from './feed-link.ts'
import type { ArticleData } from './load-article.server.ts'

export const noArticle = {
  title: msg`Article Not Found`,
  text: msg`The article you're looking for doesn't exist or has been removed.`,
}

/** The `meta` of an article's page; without data, of a page that failed, it says nothing. */
export function articleMeta(data: ArticleData | undefined): MetaDescriptor[] {
  if (!data) return []
  const { site } = data
  if (!data.found) {
    const i18n = i18nOf(site.language)
    const { title, text } = noArticle
    return pageMeta({
      site,
      title: i18n._(title),
      description: i18n._(text),
      address: blogPath,
      indexed: false,
    })
  }
  const { title, excerpt, href, image } = data.article
  return [
    ...pageMeta({ site, title, description: excerpt, address: href }),
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: site.origin + image },
    feedLink(site),
    { 'script:ld+json': structuredData(data) },
  ]
}

/** schema.org's Article, in the language of its text. */
function structuredData({ site, article }: Extract<ArticleData, { found: true }>) {
  const { title, excerpt, lang, href, image, category, tags, author, publishedAt, updatedAt } = article
  const { origin, name } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [origin + image],
    datePublished: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name, url: origin, logo: `${origin}/icons/512.png` },
    mainEntityOfPage: origin + href,
    inLanguage: lang ?? languageTags[site.language],
    articleSection: category.label,
    keywords: tags.map(({ label }) => label),
  }
}
