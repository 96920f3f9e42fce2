import { Trans } from '@lingui/react/macro'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { FeatureSection } from '../../directory/detail/feature-section.tsx'
import { PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description } from '../../directory/detail/section.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { ReviewsSection } from '../../market/reviews/list/late-reviews.tsx'
import { tours } from './area.ts'
import type { FoundTour } from './load-tour.server.ts'
import { StopList, TourPanel } from './tour-panel.tsx'
import { VisitorCounts } from './visitors.tsx'

/** The page of a tour, before one walks it. */
export function WholeTour({ data: { listing, stops, reviews, visitors, site } }: { data: FoundTour }) {
  return (
    <VisitorCounts value={visitors}>
      <DetailPage
        area={tours}
        crumb={<Trans>Virtual Tour</Trans>}
        listing={listing}
        site={site}
        save={<FavoriteButton type={tours.kind} id={listing.ref} title={listing.title} variant="button" />}
        aside={<TourPanel tour={listing} />}
      >
        <div className="mt-6">
          <Description text={listing.description} lang={listing.lang} />
        </div>
        <FeatureSection
          area={tours}
          attribute="highlights"
          chosen={listing.values.highlights}
          lang={listing.ownLang}
        />
        <StopList tour={listing} stops={stops} />
        <PlaceSection listing={listing} />
        <ReviewsSection reviews={reviews} href={listing.href} />
      </DetailPage>
    </VisitorCounts>
  )
}
