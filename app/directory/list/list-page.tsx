import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { AnyArea, AreaWith } from '../area.ts'
import type { Attributes } from '../attributes/attribute.ts'
import type { CardProps } from '../listing-card.tsx'
import { activeCount, addressOf, withFilters } from '../filters.ts'
import { Hero } from './hero.tsx'
import { isIndexed } from './indexed.ts'
import { ActiveFilters, FollowLinks, Pager } from './late-parts.ts'
import type { ListData } from './load-list.server.ts'
import { MapButton } from './map-button.tsx'
import { MapPanel } from './map-panel.tsx'
import { NearMe } from './near-me.tsx'
import { type Columns, FeaturedListings, Results, Skeletons } from './results.tsx'
import { SearchPanel } from './search-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { useTerms } from '../use-terms.ts'
import { type FilterForm, useFilterForm } from './use-filter-form.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePageTurn } from './use-page-turn.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

/** The part between the search and the results; it may contain inputs of the search form. */
export type TilesProps = { area: AnyArea; data: ListData; form: FilterForm }

type Props<A extends Attributes> = {
  area: AreaWith<A>
  data: ListData
  card: ComponentType<CardProps<A>>
  columns?: Columns
  /** `CategoryTiles`, for an area that declares tiles: the others' pages do without its code. */
  tiles?: ComponentType<TilesProps>
  /** A button in the hero. */
  action?: ReactNode
  /** What the count of results is within, beside it. */
  within?: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** The list of an area: a plain form and links without script, the same without a reload with it. */
export function ListPage<A extends Attributes>({
  area,
  data,
  card,
  columns = 'upToThree',
  tiles: Tiles,
  action,
  within,
  children,
}: Props<A>) {
  const shownCard = card as unknown as ComponentType<CardProps>
  const { filters, counts, problems, terms, total, pages } = data
  useTerms(terms.labels)
  const results = useRef<HTMLElement>(null)
  const [map, setMap] = useState(false)
  const form = useFilterForm(area, filters)
  const slow = useSlowNavigation(area.path)
  const compact = activeCount(area, filters) > 0 || filters.page > 1
  usePageTurn(results, filters.page)
  useKeptFocus(results, filters)
  return (
    <main id="main">
      <Hero area={area} action={action} compact={compact}>
        <SearchPanel
          area={area}
          filters={filters}
          counts={counts}
          problems={problems}
          total={total}
          form={form}
        >
          <MapButton area={area} map={map} onMap={setMap} />
          <NearMe area={area} filters={filters} />
        </SearchPanel>
      </Hero>
      <div className={`wrap flex flex-col gap-2 pb-section ${compact ? 'pt-1' : 'pt-2'}`}>
        <ActiveFilters area={area} filters={filters} />
        {Tiles && <Tiles area={area} data={data} form={form} />}
        <FeaturedListings data={data} card={shownCard} />
        <Toolbar area={area} filters={filters} total={total} within={within} onSort={form.onChange} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25rem] noscript:grid-cols-1!">
          <MapPanel area={area} filters={filters} shown={map} />
          <section
            ref={results}
            id="results"
            tabIndex={-1}
            aria-busy={slow}
            className="min-w-0 outline-none lg:col-start-1 lg:row-start-1"
          >
            <h2 className="sr-only">
              <Trans>Results</Trans>
            </h2>
            {slow ? (
              <Skeletons view={filters.view} columns={columns} />
            ) : (
              <Results area={area} data={data} card={shownCard} columns={columns} />
            )}
            <Pager
              page={filters.page}
              pages={pages}
              addressOf={(page) => addressOf(area, withFilters(filters, { page }))}
              nofollow={!isIndexed(area, filters)}
            />
            <FollowLinks search={addressOf(area, withFilters(filters, {}))} feed={data.feed} />
          </section>
        </div>
        {children}
      </div>
    </main>
  )
}
