import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adventures } from '../../areas/adventures/area.ts'
import { attractions as area } from '../../areas/attractions/area.ts'
import { CategoryChips } from '../../areas/attractions/category-chips.tsx'
import type { Filters } from '../../directory/filters.ts'
import { relOf } from '../../directory/list/indexed.ts'
import type { ListingCard } from '../../directory/listing.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { addressWith } from './adventures-query.ts'
import { late } from '../../ground/ui/late.tsx'

const AttractionCard = late(async () => (await import('../../areas/attractions/card.tsx')).AttractionCard)

/** Attractions, below the activities. The chips don't change the list above. */
export function Attractions({
  filters,
  category,
  attractions,
}: {
  filters: Filters
  category: string | undefined
  attractions: readonly ListingCard<typeof area.attributes>[]
}) {
  return (
    <section id="attractions" className="grid grid-cols-1 gap-5 scroll-mt-(--header-height) pt-6">
      <h2 className="text-3xl">
        <Trans>Discover Local Attractions</Trans>
      </h2>
      <CategoryChips
        chosen={category}
        linkOf={(value) => ({
          to: addressWith(value, filters),
          rel: value ? 'nofollow' : relOf(adventures, filters), // the page is still that of the adventures
        })}
      />
      {attractions.length === 0 && (
        <p className="text-text-muted">
          <Trans>No attractions found</Trans>
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-7 sm:gap-x-5.5 lg:grid-cols-3">
        {attractions.map((listing) => (
          <AttractionCard key={listing.ref} listing={listing} />
        ))}
      </div>
      <p className="flex justify-center">
        <Link to={area.path} className={buttonClass({ tone: 'line' })}>
          <Trans>Attractions on the map</Trans>
        </Link>
      </p>
    </section>
  )
}
