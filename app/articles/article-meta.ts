import { msg } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../directory/page-meta.ts'
import { i18nOf } from '../i18n/catalogue.ts'
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
  const { slug, title, excerpt, href } = data.article
  const picture = `/og/article/${slug}.png`
  return [
    ...pageMeta({ site, title, description: excerpt, address: href, picture, type: 'article' }),
    feedLink(site),
  ]
}
