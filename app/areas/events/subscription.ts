import ical, { ICalCalendarMethod } from 'ical-generator'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { feedQuery } from '../../directory/feed/feed-query.ts'
import { addressOf, chipsOf } from '../../directory/filters.ts'
import { inLanguage, siteOf } from '../../directory/page-meta.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { events } from './area.ts'
import { calendarEntry } from './calendar-entry.ts'
import { findComing } from './find-coming.server.ts'

const query = feedQuery(events)
export const handle = { query }

const refreshEvery = 6 * 60 * 60 // seconds

/**
 * `/feeds/events.ics?category=music`: all that is to come of the list with these filters, as a calendar to subscribe to.
 * 503 when it takes too long: an empty one would take away what a phone has.
 */
export async function loader({ url, request, context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext)
  context.tags.add(`listing:${events.kind}`)
  const filters = query.parse(url)
  const coming = await searchOr(context, request.signal, null, (database) =>
    findComing(database, filters, context),
  )
  if (!coming) return new Response('This took too long.', { status: 503, headers: { 'retry-after': '60' } })
  context.validUntil = Math.min(context.validUntil, ...coming.map(({ time }) => time.endsAt.getTime()))

  const site = siteOf(context, url)
  const i18n = i18nOf(context.language)
  const chosen = [filters.q, ...chipsOf(events, filters, i18n).map(({ label }) => label)].filter(Boolean)
  const calendar = ical({
    prodId: { company: context.siteName, product: 'Events', language: context.language.toUpperCase() },
    name: plain([i18n._(events.texts.title), ...chosen, context.siteName].join(' · ')),
    url: inLanguage(context.origin + addressOf(events, filters), site.asked),
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshEvery,
  })
  for (const { event, time, changedAt } of coming)
    calendar.createEvent(calendarEntry(event, time, changedAt, site, i18n))
  return new Response(`${calendar.toString()}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}

/** The name of a calendar is the one text that the generator does not escape. */
const plain = (text: string) => text.replace(/[\\,;]/g, ' ')
