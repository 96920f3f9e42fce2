import { msg } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import { notFoundMeta, pageMeta } from '../../directory/page-meta.ts'
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
  if (!data.found) return notFoundMeta(site, noArticle, blogPath)
  const { slug, title, excerpt, href } = data.article
  const picture = `/og/article/${slug}.png`
  return [
    ...pageMeta({ site, title, description: excerpt, address: href, picture, type: 'article' }),
    feedLink(site),
  ]
}
