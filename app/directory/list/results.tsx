import { Trans } from '@lingui/react/macro'
import { type ComponentType, Fragment, lazy, Suspense, use } from 'react'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import type { AnyArea } from '../area.ts'
import type { View } from '../filters.ts'
import type { CardProps } from '../listing-card.tsx'
import { AllIslands } from './all-islands.tsx'
import { BannerSlot } from './banner-slot.ts'
import type { ListData } from './load-list.server.ts'

const NoResults = lazy(() => retryUntilLoaded(() => import('./no-results.tsx')))

const few = 4
/** Full rows where there are one, two or three columns. */
const beforeBanner = 6

// Chrome would follow a card that moves when others appear above it.
const grid = 'grid grid-flow-row-dense gap-x-5.5 gap-y-7 [overflow-anchor:none]'
const shapes = {
  upToThree: `${grid} grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]`,
  upToFour: `${grid} grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]`,
  list: 'flex flex-col [overflow-anchor:none] *:first:pt-0',
}
/** The number of columns of the grid on a wide screen. */
export type Columns = 'upToThree' | 'upToFour'
const shapeOf = (view: View, columns: Columns) => shapes[view === 'grid' ? columns : view]

type Props = { area: AnyArea; data: ListData; card: ComponentType<CardProps>; columns: Columns }

/** The listings of a page, or the reason why there are none. */
export function Results({ area, data, card: Card, columns }: Props) {
  const { filters, cards, featured, timedOut } = data
  const banner = use(BannerSlot)
  const bannerAfter = Math.min(beforeBanner, cards.length) - 1
  const shownCount = cards.length + featured.length
  if (timedOut || shownCount === 0)
    return (
      <>
        <Suspense fallback={<Skeletons view={filters.view} columns={columns} />}>
          <NoResults area={area} data={data} />
        </Suspense>
        {banner}
      </>
    )
  return (
    <>
      <div className={shapeOf(filters.view, columns)}>
        {cards.map((listing, at) => (
          <Fragment key={listing.ref}>
            <Card listing={listing} view={filters.view} />
            {at === bannerAfter && banner && <div className="col-span-full">{banner}</div>}
          </Fragment>
        ))}
      </div>
      {cards.length === 0 && banner}
      {shownCount < few && filters.page === 1 && filters.chosen.island && (
        <div className="mt-8 flex justify-center">
          <AllIslands area={area} filters={filters} />
        </div>
      )}
    </>
  )
}

/** Featured listings above an unfiltered list, with the beginning of their descriptions. */
export function FeaturedListings({ data: { featured, filters }, card: Card }: Pick<Props, 'data' | 'card'>) {
  if (featured.length === 0 || filters.page > 1) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <Trans>Featured</Trans>
      </h2>
      <div className="grid gap-x-5.5 gap-y-4 *:border-0 *:py-0 lg:grid-cols-2">
        {featured.map((listing) => (
          <Card key={listing.ref} listing={listing} view="list" excerpt={100} />
        ))}
      </div>
    </section>
  )
}

/** Cards to come, in the shape of those that will be there. */
export const Skeletons = ({ view, columns }: { view: View; columns: Columns }) => (
  <div aria-hidden className={shapeOf(view, columns)}>
    {Array.from({ length: 6 }, (_, index) => (
      <div
        key={index}
        className={
          view === 'list'
            ? 'grid grid-cols-[128px_minmax(0,1fr)] gap-5 py-4.5 sm:grid-cols-[240px_minmax(0,1fr)]'
            : ''
        }
      >
        <div className="animate-pulse max-lg:aspect-video lg:aspect-16/10 rounded-lg bg-skeleton" />
        <div className="pt-3 *:mt-2.5 *:h-4 *:animate-pulse *:rounded-xs *:bg-skeleton">
          <div className="w-2/5" />
          <div className="w-11/12" />
          <div className="w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
