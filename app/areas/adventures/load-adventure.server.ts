import type { LoaderFunctionArgs } from 'react-router'
import { takesBookings } from '../../deals/bookings/offers.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { loadDetailWithReviews } from '../../market/reviews/load-reviews.server.ts'
import { adventures } from './area.ts'

/** An adventure, and whether it takes bookings. */
export async function loadAdventure(args: LoaderFunctionArgs) {
  const detail = await loadDetailWithReviews(adventures, args)
  if (!detail.found) return detail
  return { ...detail, takesBookings: await takesBookings(args.context.get(requestContext), detail.id) }
}
