import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Blank } from '../directory/list/blank.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { addressOf, blogPath } from './blog-address.ts'
import type { ListData } from './load-list.server.ts'

/** The articles of a page, or why there are none. The newest of all leads. */
export function Results({ list: { articles, shelf, path, q, page, timedOut } }: { list: ListData }) {
  const { t } = useLingui()
  if (timedOut)
    return (
      <Blank
        picture="error"
        title={t`The search took too long and was stopped`}
        text={t`Try again, or with fewer words.`}
      >
        <Link to={addressOf(path, { q, page })} className={buttonClass()}>
          <Trans>Try again</Trans>
        </Link>
      </Blank>
    )
  if (articles.length === 0)
    return (
      <Blank
        picture="empty"
        title={t`No articles found`}
        text={t`Try other words, or look through all articles.`}
      >
        <Link to={blogPath} className={buttonClass({ tone: 'line' })}>
          <Trans>All Articles</Trans>
        </Link>
      </Blank>
    )
  const leads = shelf.kind === 'all' && !q && page === 1 ? 1 : 0
  return (
    <div className="grid gap-7">
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
