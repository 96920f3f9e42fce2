import ical, { ICalEventStatus } from 'ical-generator'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../context.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { wholePlace } from '../../directory/place.ts'
import { i18nOf } from '../../i18n/catalogue.ts'
import { events } from './area.ts'
import { momentOfStamp, stampOf } from './calendar-address.ts'
import { findOccurrences } from './occurrences.server.ts'

/** One time of an event for one's own calendar. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = args.context.get(pageContext)
  const [detail, start] = [await loadDetail(events, args), momentOfStamp(args.params.occurrence ?? '')]
  if (!detail.found || !start) return nothing()
  const times = await page.search(args.request.signal, (database) => findOccurrences(database, detail.id))
  const time = times.find(({ startsAt }) => startsAt.getTime() === start.getTime())
  if (!time) return nothing()

  const { listing } = detail
  const { host } = new URL(page.origin)
  const calendar = ical({
    prodId: { company: page.siteName, product: 'Events', language: page.language.toUpperCase() },
  })
  calendar.createEvent({
    id: `event-${listing.ref}-${stampOf(time.startsAt)}@${host}`,
    stamp: page.now,
    start: time.startsAt,
    end: time.endsAt,
    summary: listing.title,
    description: listing.description,
    location: wholePlace(listing, i18nOf(page.language)),
    url: page.origin + listing.href,
    status: time.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${encodeURIComponent(listing.ref)}.ics"`,
    },
  })
}

const nothing = () => new Response('There is no such time of an event.', { status: 404 })
