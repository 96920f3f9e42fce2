import type { LoaderFunctionArgs } from 'react-router'
import { withBookables } from '../../deals/bookings/for-areas.server.ts'
import { loadDetailWithReviews } from '../../market/reviews/list/load-reviews.server.ts'
import { adventures } from './area.ts'

/** An adventure, and what can be booked of it. */
export const loadAdventure = async (args: LoaderFunctionArgs) =>
  withBookables(args.context, await loadDetailWithReviews(adventures, args))
