import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { keepUntilMidnight } from '../../../directory/page-lifetime.server.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { loadDetailWithReviews } from '../../../market/reviews/list/load-reviews.server.ts'
import { findBookableIds, quoteStay } from '../../../deals/bookings/for-areas.server.ts'
import { hotels } from '../area.ts'
import { guestCounts, hotelQuery, nightsOf, stayOf } from './stay.ts'

/** A hotel, and the stay that the address asks for on the islands' date `today`. */
export async function loadHotel(args: LoaderFunctionArgs) {
  const context = args.context.get(requestContext)
  const detail = await loadDetailWithReviews(hotels, args)
  if (!detail.found) return detail
  const today = localDate(context.now)
  keepUntilMidnight(context)
  const { stay: roomId } = await findBookableIds(context, detail.id)
  const stay = stayOf(hotelQuery.parse(args.url))
  const quote =
    stay && roomId !== undefined && !detail.listing.unlisted && nightsOf(stay, today) > 0
      ? await quoteStay(context, {
          listingId: detail.id,
          dates: { from: stay.checkIn, until: stay.checkOut },
          persons: guestCounts[stay.guests],
        })
      : null
  return { ...detail, today, roomId, stay, quote }
}
