import { Trans } from '@lingui/react/macro'
import { late } from '../../ground/ui/late.tsx'
import type { ArticleCard as CardContent } from './article.ts'

const ArticleCard = late(async () => (await import('./article-card.tsx')).ArticleCard)

/** What to read next. */
export const RelatedArticles = ({ articles }: { articles: readonly CardContent[] }) =>
  articles.length > 0 && (
    <section className="wrap py-section print:hidden">
      <h2 className="mb-5.5 text-3xl">
        <Trans>Keep Reading</Trans>
      </h2>
      <div className="grid grid-cols-1 gap-x-5.5 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  )
