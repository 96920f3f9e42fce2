import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { areaName } from '../../../directory/area-names.server.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { Blank } from '../../../directory/list/blank.tsx'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { bookedText } from '../booked-text.ts'
import { isForBooking } from '../bookables/area-bookings.ts'
import { momentsText } from '../../../ground/i18n/format.ts'
import { hasBookables } from '../calendar/find-own-bookables.server.ts'
import { receivedPath } from '../addresses.ts'
import { StateTag } from '../states/state-tag.tsx'
import { isOpen } from '../states/states.ts'
import type { Route } from './+types/bookings-page.ts'
import { findOwnBookings } from './own-bookings.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const [bookings, isOwner] = await Promise.all([
    findOwnBookings(context.database, viewer.id, context.language),
    hasBookables(context.database, viewer),
  ])
  const { past = [], coming = [] } = Object.groupBy(bookings, ({ state, endsAt }) =>
    isOpen(state) && endsAt > context.now ? 'coming' : 'past',
  )
  const i18n = i18nOf(context.language)
  return {
    site: siteOf(context, url),
    coming: coming.toReversed(),
    past,
    isOwner,
    places: knownAreas()
      .filter(({ kind }) => isForBooking(kind))
      .map((area) => ({ name: areaName(area, i18n), path: area.path })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Bookings`,
    description: msg`Your bookings and requests`,
    address: '/bookings',
  })

/** What the visitor has booked: what comes next first. */
export default function BookingsPage({
  loaderData: { coming, past, places, isOwner },
}: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">
            <Trans>Bookings</Trans>
          </h1>
          {isOwner && (
            <Link to={receivedPath} className={buttonClass({ tone: 'line' })}>
              <Trans>Bookings you received</Trans>
            </Link>
          )}
        </div>
        {coming.length + past.length === 0 && (
          <Blank
            heading="h2"
            title={t`You have not booked anything yet.`}
            text={t`The rooms, tours, events and viewings you book appear here.`}
          >
            {places.map(({ name, path }) => (
              <Link key={path} to={path} className={buttonClass({ tone: 'line' })}>
                {name}
              </Link>
            ))}
          </Blank>
        )}
        <BookingList title={t`Coming up`} bookings={coming} />
        <BookingList title={t`Past or canceled`} bookings={past} />
      </div>
    </main>
  )
}

function BookingList({
  title,
  bookings,
}: {
  title: string
  bookings: Route.ComponentProps['loaderData']['past']
}) {
  const { i18n } = useLingui()
  if (bookings.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="grid gap-3">
        {bookings.map(({ number, title: listing, name, state, startsAt, endsAt }) => (
          <li key={number}>
            <Link
              to={`/bookings/${number}`}
              className="group grid gap-2 rounded-xl bg-surface p-4 shadow-md sm:grid-cols-[1fr_auto] sm:items-start"
            >
              <span className="grid gap-1">
                <span className="font-semibold wrap-anywhere group-hover:underline">
                  {bookedText({ title: listing, name }, i18n)}
                </span>
                <span className="text-text-muted">{momentsText(startsAt, endsAt, i18n.locale)}</span>
              </span>
              <StateTag state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
