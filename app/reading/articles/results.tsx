import { lazy, Suspense } from 'react'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import { ArticleCard } from './article-card.tsx'
import type { ListData } from './list-data.ts'

const NoArticles = lazy(() => retryUntilLoaded(() => import('./no-articles.tsx')))

/** The articles of a page, or the reason why there are none. The newest article leads. */
export function Results({ list }: { list: ListData }) {
  const { articles, shelf, q, page } = list
  if (articles.length === 0)
    return (
      <Suspense>
        <NoArticles list={list} />
      </Suspense>
    )
  const leads = shelf.kind === 'all' && !q && page === 1 ? 1 : 0
  return (
    <div className="grid gap-6">
      {articles.slice(0, leads).map((article) => (
        <ArticleCard key={article.slug} article={article} lead />
      ))}
      <div className="grid grid-cols-1 gap-x-5.5 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
        {articles.slice(leads).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </div>
  )
}
