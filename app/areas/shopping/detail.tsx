import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { HoursTable, Nearby, NotFound, PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { FactsCard } from '../../directory/detail/facts-card.tsx'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { callBar } from '../../market/listings/call-button.tsx'
import { ContactCard } from '../../market/listings/late-parts.tsx'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import type { Route } from './+types/detail.ts'
import { shopping } from './area.ts'
import { describeShop } from './structured-data.server.ts'
import { late } from '../../ground/ui/late.tsx'
import { ReviewsSection } from '../../market/reviews/list/late-reviews.tsx'

const ShoppingCard = late(async () => (await import('./card.tsx')).ShoppingCard)

export const handle = { query: detailQuery(shopping, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(shopping, args, await loadDetailWithReviews(shopping, args), describeShop))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(shopping, loaderData)

export default function ShoppingPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={shopping} />
  const { listing, site, nearby, reviews } = loaderData
  const { values, contact, openState } = listing
  const { category } = shopping.attributes
  return (
    <DetailPage
      area={shopping}
      crumb={<Trans>Shopping</Trans>}
      listing={listing}
      site={site}
      tags={values.category && <HeadTag>{category.format(values.category, i18n)}</HeadTag>}
      save={<FavoriteButton type={shopping.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          <FactsCard area={shopping} listing={listing} keys={shopping.card} />
          <ContactCard listing={listing} />
        </>
      }
      below={<ReviewsSection reviews={reviews} href={listing.href} />}
      bar={callBar({ state: openState, contact, children: <Trans>Call</Trans> })}
      similar={
        <Nearby area={shopping}>
          {nearby.map((one) => (
            <ShoppingCard key={one.ref} listing={one} />
          ))}
        </Nearby>
      }
    >
      <Section title={<Trans>About This Place</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <PlaceSection listing={listing} title={<Trans>Location & Hours</Trans>}>
        {values.hours && (
          <div className="mt-5 max-w-110">
            <p className="mb-2">
              <OpenNow state={openState} />
            </p>
            <HoursTable hours={values.hours} />
          </div>
        )}
      </PlaceSection>
    </DetailPage>
  )
}
