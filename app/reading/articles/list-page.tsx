import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { PageHero } from '../../directory/list/hero.tsx'
import { Pager } from '../../directory/list/late-parts.ts'
import { usePageTurn } from '../../directory/list/use-page-turn.ts'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import { queryByPath } from '../../ground/query/query.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import {
  articlesAddress,
  blogPath,
  blogQuery,
  categoryPath,
  feedPath,
  tagPath,
  topicQuery,
} from './blog-address.ts'
import { BlogSearch } from './blog-search.tsx'
import { blogSubtitle, listMeta } from './list-meta.ts'
import type { ListData } from './list-data.ts'
import { loadList } from './load-list.server.ts'
import { Results } from './results.tsx'
import { TermLinks } from './term-links.tsx'

export const handle = { query: queryByPath((pathname) => (pathname === blogPath ? blogQuery : topicQuery)) }
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadList(args)
  return data(loaded, { status: loaded.list ? 200 : 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => listMeta(loaderData)

const NoTopic = lazy(() => retryUntilLoaded(() => import('./no-topic.tsx')))

/** The blog, one of its categories or tags, or what a search finds in it. */
export default function ArticleList() {
  const { list } = useLoaderData<typeof loader>()
  if (list) return <List list={list} />
  return (
    <Suspense>
      <NoTopic />
    </Suspense>
  )
}

function List({ list }: { list: ListData }) {
  const { t, i18n } = useLingui()
  const results = useRef<HTMLElement>(null)
  const { shelf, path, q, page, pages, total, categories, topics } = list
  usePageTurn(results, page)
  const isAll = shelf.kind === 'all'
  return (
    <main id="main">
      <PageHero
        picture={blogPath}
        above={isAll ? undefined : { href: blogPath, name: t`Blog` }}
        title={isAll ? t`Blog` : shelf.label}
        subtitle={i18n._(blogSubtitle)}
      />
      <div className="wrap flex flex-col gap-6 pb-section">
        <div className="relative z-20 -mt-6 flex flex-col gap-3">
          <BlogSearch q={q} />
          <TermLinks
            name={t`Categories`}
            links={[
              { href: blogPath, label: t`All Articles`, current: isAll && !q },
              ...categories.map(({ value, label }) => ({
                href: categoryPath(value),
                label,
                current: shelf.kind === 'category' && shelf.value === value,
              })),
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p aria-live="polite" className="mr-auto text-lg font-semibold">
            <Plural value={total} one="# article" other="# articles" />
          </p>
          <a href={`${feedPath}?lang=${i18n.locale}`} className={buttonClass({ tone: 'line' })}>
            <Trans>RSS feed</Trans>
          </a>
        </div>
        <section ref={results} id="results" tabIndex={-1} className="min-w-0 outline-none">
          <h2 className="sr-only">
            <Trans>Results</Trans>
          </h2>
          <Results list={list} />
          <Pager
            page={page}
            pages={pages}
            addressOf={(to) => articlesAddress(path, { q, page: to })}
            nofollow={q !== ''}
          />
        </section>
        {topics.length > 0 && (
          <section>
            <h2 className="mb-4 text-2xl">
              <Trans>Topics</Trans>
            </h2>
            <TermLinks
              name={t`Topics`}
              links={topics.map(({ value, label }) => ({
                href: tagPath(value),
                label,
                current: shelf.kind === 'tag' && shelf.value === value,
              }))}
            />
          </section>
        )}
      </div>
    </main>
  )
}
