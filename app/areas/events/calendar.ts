import ical from 'ical-generator'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { events } from './area.ts'
import { momentOfStamp } from './calendar-address.ts'
import { calendarEntry } from './calendar-entry.ts'
import { findOccurrences } from './occurrences.server.ts'

/** One time of an event for one's own calendar. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = args.context.get(requestContext)
  const [detail, start] = [await loadDetail(events, args), momentOfStamp(args.params.occurrence ?? '')]
  if (!detail.found || !start) return nothing()
  const times = await context.search(args.request.signal, (database) => findOccurrences(database, detail.id))
  const time = times.find(({ startsAt }) => startsAt.getTime() === start.getTime())
  if (!time) return nothing()

  const { listing, site } = detail
  const calendar = ical({
    prodId: { company: context.siteName, product: 'Events', language: context.language.toUpperCase() },
  })
  calendar.createEvent(calendarEntry(listing, time, context.now, site, i18nOf(context.language)))
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${encodeURIComponent(listing.ref)}.ics"`,
    },
  })
}

const nothing = () => new Response('There is no such time of an event.', { status: 404 })
