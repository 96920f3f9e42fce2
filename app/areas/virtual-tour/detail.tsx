import { Trans } from '@lingui/react/macro'
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { pageContext } from '../../context.ts'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { FeatureSection } from '../../directory/detail/feature-section.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description } from '../../directory/detail/section.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../favorites/favorite-button.tsx'
import type { Route } from './+types/detail.ts'
import { tours } from './area.ts'
import { loadTour } from './load-tour.server.ts'
import { stopAddress, stopIn } from './stop-address.ts'
import type { Stop } from './stops.server.ts'
import { StopList, TourPanel } from './tour-panel.tsx'
import { VisitorCounts } from './visitors.tsx'
import { startTour } from './visitors.server.ts'
import { Walk } from './walk.tsx'
import { describeTour } from './structured-data.server.ts'
import { ReviewsSection } from '../../reviews/late-reviews.tsx'

export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(tours, args, await loadTour(args), describeTour))
export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  detailMeta(tours, loaderData, loaderData?.found ? shownStop(loaderData.stops, location.search) : undefined)

/** Undefined on the page of the whole tour. */
function shownStop(stops: readonly Stop[], search: string) {
  const asked = stopIn(new URLSearchParams(search))
  return asked === null ? undefined : stops[Math.min(asked, stops.length) - 1]
}

/** Starts the tour: counts the visitor, and leads to the first stop. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const isThere = await startTour(context.get(pageContext), params.ref, request.signal)
  return isThere ? redirect(stopAddress(url.pathname, 1), 303) : data(null, { status: 404 })
}

/** All stops came with the first: from one to the next nothing has to be asked for. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isStep =
    args.currentUrl.pathname === args.nextUrl.pathname && stopIn(args.nextUrl.searchParams) !== null
  return !isStep && args.defaultShouldRevalidate
}

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const stop = stopIn(useSearchParams()[0])
  if (!loaderData.found) return <NotFound area={tours} />
  const { listing, stops, reviews, visitors, site } = loaderData
  if (stop !== null && stops.length > 0) return <Walk tour={listing} stops={stops} asked={stop} />
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
