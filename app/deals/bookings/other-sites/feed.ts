import ical from 'ical-generator'
import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { findTakenFor } from './find-taken.server.ts'
import { ownUid } from './nights-in-calendar.server.ts'

/** What another site reads: the nights on which no room is left, and nothing about who is there. */
export async function loader({ params, context: router }: LoaderFunctionArgs) {
  const { database, now, siteName } = router.get(requestContext)
  const found = await findTakenFor(database, params.secret ?? '', now)
  if (!found) throw notFound()
  const calendar = ical({ name: found.name, prodId: { company: siteName, product: 'Bookings' } })
  for (const { from, until } of found.spans)
    calendar.createEvent({
      id: `${found.bookableId}-${from}-${until}${ownUid}`,
      start: new Date(`${from}T00:00Z`),
      end: new Date(`${until}T00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: 'Not available',
      stamp: now,
    })
  return new Response(`${calendar.toString()}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
