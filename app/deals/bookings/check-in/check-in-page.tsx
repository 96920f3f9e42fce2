import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { calendarPath } from '../calendar/calendar-query.ts'
import { momentText } from '../../../ground/i18n/format.ts'
import type { Route } from './+types/check-in-page.ts'
import { checkInAddress } from './addresses.ts'
import { AttendeeList } from './attendee-list.tsx'
import { findAttendees, findCheckIn } from './find-attendees.server.ts'
import { receiveTicket } from './receive-ticket.server.ts'
import { ticketCode } from './ticket-code.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const placeId = rowNumber(params.place)
  const found = await findCheckIn(context, viewer, placeId)
  if (!found) throw notFound()
  const attendees = await findAttendees(context.database, placeId)
  return { site: siteOf(context, url), owner: viewer.id, placeId, ...found, attendees }
}

/** Checks a guest in by a typed code or a tick. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const ofPlace = (name: string) => (name === 'place' ? args.params.place : typed(name))
  const used = await receiveTicket(context, viewer, ofPlace)
  if (!used) throw notFound()
  return data({ used, code: ticketCode(typed('code')) }, { status: used.isValid ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, placeId } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: `${i18n._(msg({ message: 'Check-in', context: 'event' }))}: ${title}`,
    description: i18n._(msg`Scan tickets and admit guests`),
    address: checkInAddress(placeId),
    indexed: false,
  })
}

/** For an organizer at the door: everyone with a seat, and who is in. */
export default function CheckInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { title, startsAt, placeId, owner, attendees } = loaderData
  const inside = attendees.filter(({ usedAt }) => usedAt !== null).length
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={calendarPath} className="print:hidden">
          <Trans>Booking calendar</Trans>
        </BackLink>
        <div>
          <h1 className="text-3xl">
            <Trans context="event">Check-in</Trans>
          </h1>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p>{momentText(startsAt, i18n.locale)}</p>
          <p className="text-text-muted tabular-nums">
            <Trans>
              {inside} of {attendees.length} are in
            </Trans>
          </p>
        </div>
        <AttendeeList owner={owner} placeId={placeId} attendees={attendees} answer={actionData} />
        <a
          href={`${checkInAddress(placeId)}/attendees`}
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 print:hidden"
        >
          <Icon name="download" className="size-4.5" />
          <Trans>List as CSV</Trans>
        </a>
      </div>
    </main>
  )
}
