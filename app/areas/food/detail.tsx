import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { FeatureSection } from '../../directory/detail/feature-section.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { HoursCard, NotFound, PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { FactsCard } from '../../directory/detail/facts-card.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { callBar, CallButton } from '../../market/listings/call-button.tsx'
import { ContactCard } from '../../market/listings/late-parts.tsx'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import type { Route } from './+types/detail.ts'
import { food } from './area.ts'
import { describeFood } from './structured-data.server.ts'
import { ReviewsSection } from '../../market/reviews/list/late-reviews.tsx'

export const handle = { query: detailQuery(food, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(food, args, await loadDetailWithReviews(food, args), describeFood))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(food, loaderData)

export default function FoodPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={food} />
  const { listing, site, missing, reviews } = loaderData
  const { values, contact, writeTo, openState } = listing
  const { category } = food.attributes
  return (
    <DetailPage
      area={food}
      crumb={<Trans>Food</Trans>}
      listing={listing}
      site={site}
      missing={missing}
      tags={values.category && <HeadTag>{category.format(values.category, i18n)}</HeadTag>}
      save={<FavoriteButton type={food.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          <FactsCard area={food} listing={listing} keys={['priceRange', 'category', 'cuisine']}>
            <CallButton contact={contact} writeTo={writeTo} size="lg" wide>
              <Trans>Contact Now</Trans>
            </CallButton>
          </FactsCard>
          {values.hours && <HoursCard hours={values.hours} state={openState} />}
          <ContactCard listing={listing} />
        </>
      }
      below={<ReviewsSection reviews={reviews} href={listing.href} />}
      bar={callBar({ state: openState, contact, writeTo, children: <Trans>Contact Now</Trans> })}
    >
      <Section title={<Trans>About This Place</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <FeatureSection area={food} attribute="features" chosen={values.features} />
      <FeatureSection area={food} attribute="amenities" chosen={values.amenities} />
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
