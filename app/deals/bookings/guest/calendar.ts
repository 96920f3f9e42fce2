import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import type { Route } from './+types/calendar.ts'
import { ownBooking } from './own-booking.ts'
import { calendarFile } from './calendar-file.server.ts'

export function loader({ params: { number }, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return calendarFile(context, ownBooking(number, viewerOf(context, url).id))
}
