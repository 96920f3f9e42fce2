import { requestContext } from '../../../ground/request/request-context.ts'
import { calendarFile } from '../guest/calendar-file.server.ts'
import type { Route } from './+types/guest-calendar.ts'
import { openedBy } from './opened-by.ts'

export const loader = ({ params, context: router }: Route.LoaderArgs) =>
  calendarFile(router.get(requestContext), openedBy(params))
