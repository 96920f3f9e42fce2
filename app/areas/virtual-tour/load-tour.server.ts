import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import { tours } from './area.ts'
import { findStops } from './stops.server.ts'
import { findVisitors } from './visitors.server.ts'

/** A tour with its stops, and how many have started it. */
export async function loadTour(args: LoaderFunctionArgs) {
  const detail = await loadDetailWithReviews(tours, args)
  if (!detail.found) return detail
  const context = args.context.get(requestContext)
  return context.search(args.request.signal, async (database) => ({
    ...detail,
    stops: await findStops(database, detail.id, context.language),
    visitors: await findVisitors(database, [detail.listing.ref]),
  }))
}

export type FoundTour = Extract<Awaited<ReturnType<typeof loadTour>>, { found: true }>
