import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { late } from '../../ground/ui/late.tsx'
import { searchAddress, searchQuery } from './search-query.ts'
import { SearchForm } from './box/search-form.tsx'
import { loadSearch } from './load-search.server.ts'
import type { Route } from './+types/search-page.ts'

const Results = late(async () => (await import('./results.tsx')).Results)

export const handle = { query: searchQuery }
export const loader = (args: Route.LoaderArgs) => loadSearch(args)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, query } = loaderData
  const { q } = query
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: q ? i18n._(msg`Search: ${q}`) : i18n._(msg`Search the directory`),
    description: i18n._(msg`Everything on the islands, in one search`),
    address: searchAddress(query),
    indexed: false,
  })
}

/** The search over the whole directory: a plain form, and what each area has. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { query } = loaderData
  return (
    <main id="main" className="wrap pb-section">
      <h1 className="py-5 text-3xl">{t`Search the directory`}</h1>
      <div className="rounded-xl bg-surface p-2 shadow-lg sm:p-2.5">
        <SearchForm {...query} />
      </div>
      <Results data={loaderData} />
    </main>
  )
}
