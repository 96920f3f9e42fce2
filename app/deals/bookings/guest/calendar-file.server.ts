import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { bookedText } from '../booked-text.ts'
import { findBooking } from '../moves/find-booking.server.ts'
import { isOff, type State } from '../states/states.ts'
import type { BookingAccess } from './load-booking.server.ts'
import { findTitle } from './own-bookings.server.ts'

function statusOf(state: State): ICalEventStatus {
  if (state === 'requested' || state === 'proposed' || state === 'waiting') return ICalEventStatus.TENTATIVE
  return isOff(state) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
}

/** A booking for a calendar: one that has it already changes its entry, or takes it away. */
export async function calendarFile(
  context: RequestContext,
  { number, actor, page }: BookingAccess,
): Promise<Response> {
  const { database, now, origin, siteName, language } = context
  context.validUntil = 0
  const found = await findBooking(database, number, actor, now)
  if (!found) return new Response('There is no such booking.', { status: 404 })
  const calendar = ical({
    prodId: { company: siteName, product: 'Bookings', language: language.toUpperCase() },
    method: isOff(found.state) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${number}@${new URL(origin).host}`,
    sequence: found.sequence,
    stamp: found.updatedAt,
    start: found.startsAt,
    end: found.endsAt,
    summary: bookedText(
      { title: await findTitle(database, found, language), name: found.bookableName },
      i18nOf(language),
    ),
    url: origin + page,
    status: statusOf(found.state),
  })
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="booking-${number}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
