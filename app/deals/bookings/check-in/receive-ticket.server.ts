import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { type TicketUse, useTicket } from '../moves/tickets.server.ts'
import { findCheckIn } from './find-attendees.server.ts'
import { ticketCode } from './ticket-code.ts'

const oldest = 14 * 86_400_000 // ms for which a browser keeps what it could not send

/** Lets the holder of a ticket in, also by what a phone sends later. @returns null where there is no such time of an event */
export async function receiveTicket(
  context: Pick<RequestContext, 'database' | 'language' | 'now'>,
  viewer: Viewer,
  typed: (name: string) => string,
): Promise<TicketUse | null> {
  const { database, now } = context
  const placeId = rowNumber(typed('place'))
  if (!(await findCheckIn(context, viewer, placeId))) return null
  const said = Date.parse(typed('at'))
  const at = said <= +now && said > +now - oldest ? new Date(said) : now
  return useTicket(database, { code: ticketCode(typed('code')), placeId, by: viewer.id, at })
}
