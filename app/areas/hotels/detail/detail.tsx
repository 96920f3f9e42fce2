import { Trans } from '@lingui/react/macro'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { FeatureSection } from '../../../directory/detail/feature-section.tsx'
import { answer } from '../../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../../directory/detail/section.tsx'
import { FactsCard } from '../../../directory/detail/facts-card.tsx'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { ContactCard } from '../../../market/listings/late-parts.tsx'
import { PriceBar } from '../../../market/listings/price-card.tsx'
import { roomOffers } from '../../../deals/bookings/for-areas.server.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { hotels } from '../area.ts'
import type { Route } from './+types/detail.ts'
import { loadHotel } from './load-hotel.server.ts'
import { BookingBox } from './booking.tsx'
import { OfferTag } from './offer-tag.tsx'
import { hotelQuery } from './stay.ts'
import { describeHotel } from './structured-data.server.ts'
import { ReviewsSection } from '../../../market/reviews/list/late-reviews.tsx'

export const handle = { query: hotelQuery }
export async function loader(args: Route.LoaderArgs) {
  const hotel = await loadHotel(args)
  const offers =
    hotel.found && hotel.roomId !== undefined ? await roomOffers(args.context.get(requestContext), hotel) : []
  return answer(describeDetail(hotels, args, hotel, describeHotel(offers)))
}
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(hotels, loaderData)

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFound area={hotels} />
  const { listing, site, missing, reviews, stay, today, roomId, quote } = loaderData
  const { specialOffer, features, amenities } = listing.values
  return (
    <DetailPage
      area={hotels}
      listing={listing}
      site={site}
      missing={missing}
      tags={specialOffer && <OfferTag offer={specialOffer} lang={listing.ownLang} />}
      save={<FavoriteButton type={hotels.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          {!listing.unlisted && (
            <BookingBox
              key={listing.ref}
              listing={listing}
              stay={stay}
              today={today}
              roomId={roomId}
              quote={quote}
            />
          )}
          <FactsCard area={hotels} listing={listing} keys={['category', 'checkInTime', 'checkOutTime']} />
          <ContactCard listing={listing} />
        </>
      }
      bar={
        <PriceBar listing={listing}>
          <a href="#booking" className={buttonClass({ tone: 'action' })}>
            <Trans>Book Now</Trans>
          </a>
        </PriceBar>
      }
    >
      <Section title={<Trans context="hotel">About</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <FeatureSection area={hotels} attribute="features" chosen={features} />
      <FeatureSection area={hotels} attribute="amenities" chosen={amenities} />
      <PlaceSection listing={listing} />
      <ReviewsSection reviews={reviews} href={listing.href} />
    </DetailPage>
  )
}
