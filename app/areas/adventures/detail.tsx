import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { FeatureSection } from '../../directory/detail/feature-section.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../directory/detail/late-parts.tsx'
import { Description } from '../../directory/detail/section.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { loadAdventure } from './load-adventure.server.ts'
import type { Route } from './+types/detail.ts'
import { adventures } from './area.ts'
import { BookingPanel } from './booking.tsx'
import { Schedule } from './schedule.tsx'
import { describeAdventure } from './structured-data.server.ts'
import { late } from '../../ground/ui/late.tsx'
import { placeOffers } from '../../deals/bookings/for-areas.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { ReviewsSection } from '../../market/reviews/list/late-reviews.tsx'

const AdventureCard = late(async () => (await import('./card.tsx')).AdventureCard)

export const handle = { query: detailQuery(adventures, {}) }
export async function loader(args: Route.LoaderArgs) {
  const adventure = await loadAdventure(args)
  const sessions = adventure.found
    ? await placeOffers(args.context.get(requestContext), adventure, adventure.bookables.session)
    : new Map()
  return answer(describeDetail(adventures, args, adventure, describeAdventure([...sessions.values()])))
}
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(adventures, loaderData)

export default function AdventurePage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={adventures} />
  const { listing, similar, reviews, site, bookables } = loaderData
  const { values, ownLang } = listing
  const { category } = adventures.attributes
  return (
    <DetailPage
      area={adventures}
      crumb={<Trans>Adventures</Trans>}
      listing={listing}
      site={site}
      tags={values.category && <HeadTag>{category.format(values.category, i18n)}</HeadTag>}
      save={<FavoriteButton type={adventures.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={
        <>
          <BookingPanel listing={listing} tour={bookables.session} />
        </>
      }
      similar={
        <Similar area={adventures}>
          {similar.map((one) => (
            <AdventureCard key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <div className="mt-6">
        <Description text={listing.description} lang={listing.lang} />
      </div>
      <Schedule listing={listing} />
      <FeatureSection area={adventures} attribute="included" chosen={values.included} lang={ownLang} />
      <FeatureSection
        area={adventures}
        attribute="requirements"
        chosen={values.requirements}
        lang={ownLang}
        icon="info"
      />
      <PlaceSection listing={listing} />
      <ReviewsSection reviews={reviews} href={listing.href} />
    </DetailPage>
  )
}
