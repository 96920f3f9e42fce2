import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { FeatureSection } from '../../../directory/detail/feature-section.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { PlaceSection } from '../../../directory/detail/late-parts.tsx'
import { asksForReviews } from '../../../directory/detail/review-query.ts'
import { Description } from '../../../directory/detail/section.tsx'
import { Tabs } from '../../../directory/detail/tabs.tsx'
import type { Reviews as ReviewsData } from '../../../market/reviews/list/load-reviews.server.ts'
import { businesses } from '../area.ts'
import { Reviews } from '../../../market/reviews/list/late-reviews.tsx'

type Business = Detail<typeof businesses.attributes>

/** What it is, what people say of it and where it is; the reviews that an address asks for are open. */
export function BusinessTabs({ listing, reviews }: { listing: Business; reviews: ReviewsData }) {
  const { t } = useLingui()
  const { hash } = useLocation()
  const { description, lang, values } = listing
  return (
    <Tabs
      key={listing.ref}
      label={t`About this business`}
      target={hash.startsWith('#review') ? 'reviews' : undefined}
      first={asksForReviews(reviews.query) ? 'reviews' : 'about'}
      tabs={[
        {
          key: 'about',
          label: t({ message: 'About', context: 'business' }),
          panel: (
            <div className="pt-5">
              <Description text={description} lang={lang} />
              <FeatureSection area={businesses} attribute="services" chosen={values.services} />
              <FeatureSection area={businesses} attribute="paymentMethods" chosen={values.paymentMethods} />
            </div>
          ),
        },
        {
          key: 'reviews',
          label: t`Reviews`,
          panel: (
            <div className="pt-5">
              <Reviews reviews={reviews} href={listing.href} />
            </div>
          ),
        },
        {
          key: 'location',
          label: t`Location`,
          panel: <PlaceSection listing={listing} title={<Trans>How to get there</Trans>} />,
        },
      ]}
    />
  )
}
