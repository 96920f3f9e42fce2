import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { NotFound } from '../../directory/detail/late-parts.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import type { Route } from './+types/detail.ts'
import { tours } from './area.ts'
import { loadTour } from './load-tour.server.ts'
import { stopAddress, stopIn, tourQuery } from './tour-query.ts'
import type { Stop } from './stops.server.ts'
import { startTour } from './visitors.server.ts'
import { Walk } from './walk.tsx'
import { WholeTour } from './whole-tour.tsx'
import { describeTour } from './structured-data.server.ts'

export const handle = { query: tourQuery }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(tours, args, await loadTour(args), describeTour))
export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  detailMeta(tours, loaderData, loaderData?.found ? shownStop(loaderData.stops, location.search) : undefined)

/** Undefined on the page of the whole tour. */
function shownStop(stops: readonly Stop[], search: string) {
  const requestedStop = stopIn({ searchParams: new URLSearchParams(search) })
  return requestedStop === null ? undefined : stops[Math.min(requestedStop, stops.length) - 1]
}

/** Starts the tour: counts the visitor, and leads to the first stop. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const isThere = await startTour(context.get(requestContext), params.ref, request.signal)
  return isThere ? redirect(stopAddress(url.pathname, 1), 303) : notFound()
}

/** All stops came with the first: from one to the next nothing has to be asked for. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isStep = args.currentUrl.pathname === args.nextUrl.pathname && stopIn(args.nextUrl) !== null
  return !isStep && args.defaultShouldRevalidate
}

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const stop = stopIn({ searchParams })
  if (!loaderData.found) return <NotFound area={tours} />
  const { listing, stops } = loaderData
  if (stop !== null && stops.length > 0) return <Walk tour={listing} stops={stops} asked={stop} />
  return <WholeTour data={loaderData} />
}
