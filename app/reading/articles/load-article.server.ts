import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { type PageSite, siteOf } from '../../directory/page-meta.ts'
import type { Article, ArticleCard } from './article.ts'
import { describeArticle } from './describe.server.ts'
import { findRelated } from './find-articles.server.ts'
import { readArticle } from './read-articles.server.ts'
import { labelsOf } from './terms.server.ts'

export type ArticleData =
  | { readonly found: false; readonly site: PageSite }
  | {
      readonly found: true
      readonly site: PageSite
      readonly article: Article
      readonly related: readonly ArticleCard[]
    }

type LoadArguments = Pick<LoaderFunctionArgs, 'url' | 'params' | 'request' | 'context'>

/** The article that an address names, and what to read next. */
export function loadArticle({ url, params, request, context: router }: LoadArguments): Promise<ArticleData> {
  const context = router.get(requestContext)
  const site = siteOf(context, url)
  return context.search(request.signal, async (database) => {
    const labels = await labelsOf(database, context)
    const found = await readArticle(database, context, labels, params.slug ?? '')
    if (!found) return { found: false, site }
    const { id, ...article } = found
    describeArticle(context, site, article)
    const related = await findRelated(database, context, labels, { id, ...article })
    return { found: true, site, article, related }
  })
}
