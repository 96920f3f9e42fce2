import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { FeatureSection } from '../../../directory/detail/feature-section.tsx'
import { HeadTag } from '../../../directory/detail/head-tag.tsx'
import { answer, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../../directory/detail/late-parts.tsx'
import { offerLabel } from '../../../directory/facets.ts'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { formatDate } from '../../../ground/i18n/format.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { roomOffers, withBookables } from '../../../deals/bookings/for-areas.server.ts'
import { BookButton } from '../../../deals/bookings/for-areas/book-button.tsx'
import { VisitButton } from '../../../deals/bookings/for-areas/visit-button.tsx'
import { SellerCard } from '../../../market/listings/late-parts.tsx'
import { PriceBar, PriceCard } from '../../../market/listings/price-card.tsx'
import type { Route } from './+types/detail.ts'
import { properties } from '../area.ts'
import { propertyQuery } from '../stay-query.ts'
import { LivingFacts, Overview } from './facts.tsx'
import { describeProperty } from './structured-data.server.ts'
import { late } from '../../../ground/ui/late.tsx'

const PropertyCard = late(async () => (await import('../card.tsx')).PropertyCard)

export const handle = { query: propertyQuery }
export async function loader(args: Route.LoaderArgs) {
  const property = await withBookables(args.context, await loadDetail(properties, args))
  const rooms =
    property.found && property.bookables.stay !== undefined
      ? await roomOffers(args.context.get(requestContext), property)
      : []
  const asked = propertyQuery.parse(args.url)
  return answer(describeDetail(properties, args, { ...property, asked }, describeProperty(rooms)))
}
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(properties, loaderData)

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  if (!loaderData.found) return <NotFound area={properties} />
  const { listing, missing, similar, site, bookables, asked } = loaderData
  const { values, offer } = listing
  const { propertyType } = properties.attributes
  const book = (isInBar: boolean) =>
    bookables.stay && (
      <BookButton listing={listing} of={bookables.stay} asked={asked} icon="calendar-check" isInBar={isInBar}>
        <Trans>Book Now</Trans>
      </BookButton>
    )
  const listed = formatDate(listing.createdAt, i18n.locale, { dateStyle: 'long' })
  return (
    <DetailPage
      area={properties}
      back={i18n._(properties.texts.notFound.back)}
      listing={listing}
      missing={missing}
      site={site}
      tags={
        <>
          {values.propertyType && <HeadTag>{propertyType.format(values.propertyType, i18n)}</HeadTag>}
          {offer && <HeadTag>{offerLabel(offer, i18n)}</HeadTag>}
          <span className="self-center text-sm text-text-muted">
            <Trans>Listed on {listed}</Trans>
          </span>
        </>
      }
      save={<FavoriteButton type={properties.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          <PriceCard listing={listing} lead={book(false)}>
            {(bookables.visit || !bookables.stay) && (
              <VisitButton
                listing={listing}
                of={bookables.visit}
                label={t`Schedule a Viewing`}
                hint={t`Call or write to agree on a day and a time for your viewing.`}
              />
            )}
          </PriceCard>
          <SellerCard listing={listing} />
        </>
      }
      bar={(bookables.stay || !listing.own) && <PriceBar listing={listing}>{book(true)}</PriceBar>}
      similar={
        <Similar area={properties}>
          {similar.map((one) => (
            <PropertyCard key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <Overview listing={listing} />
      <FeatureSection area={properties} attribute="features" chosen={values.features} />
      <LivingFacts listing={listing} />
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
