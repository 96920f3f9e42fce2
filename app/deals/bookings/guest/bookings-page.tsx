import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { areaLinks } from '../../../directory/area-names.server.ts'
import { BlankWithAreas } from '../../../directory/list/blank-with-areas.tsx'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { bookedText } from '../booked-text.ts'
import { isForBooking } from '../bookables/area-bookings.ts'
import { momentsText } from '../../../ground/i18n/format.ts'
import { hasBookables } from '../calendar/find-own-bookables.server.ts'
import { receivedPath } from '../addresses.ts'
import { StateTag } from '../states/state-tag.tsx'
import type { Route } from './+types/bookings-page.ts'
import { type BookingsQuery, bookingsQuery } from './bookings-query.ts'
import { findOwnBookings, type OwnBookingRow } from './own-bookings.server.ts'

export const handle = { query: bookingsQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const query = bookingsQuery.parse(url)
  const find = (part: 'coming' | 'past', after: string) =>
    findOwnBookings(context.database, viewer.id, { part, after }, context)
  const [coming, past, isOwner] = await Promise.all([
    find('coming', query.comingAfter),
    find('past', query.pastAfter),
    hasBookables(context.database, viewer),
  ])
  return {
    site: siteOf(context, url),
    query,
    coming,
    past,
    isOwner,
    areas: areaLinks(i18nOf(context.language), isForBooking),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Bookings`,
    description: msg`Your bookings and requests`,
    address: bookingsPath,
  })

const bookingsPath = '/bookings'

/** What the visitor has booked: what comes next first. */
export default function BookingsPage({
  loaderData: { query, coming, past, areas, isOwner },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const isFirst = query.comingAfter === '' && query.pastAfter === ''
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
        {isFirst && coming.bookings.length + past.bookings.length === 0 && (
          <BlankWithAreas
            title={t`You have not booked anything yet.`}
            text={t`The rooms, tours, events and viewings you book appear here.`}
            areas={areas}
          />
        )}
        <BookingList
          title={t`Coming up`}
          found={coming}
          query={query}
          after="comingAfter"
          more={t`Later bookings`}
        />
        <BookingList
          title={t`Past or canceled`}
          found={past}
          query={query}
          after="pastAfter"
          more={t`Older bookings`}
        />
      </div>
    </main>
  )
}

/**
 * A page of a list, with the ways to its first page and to what follows.
 * @param after where the address says on which page this list is
 * @param more what leads to what follows
 */
function BookingList({
  title,
  found: { bookings, next },
  query,
  after,
  more,
}: {
  title: string
  found: { readonly bookings: readonly OwnBookingRow[]; readonly next: string | null }
  query: BookingsQuery
  after: keyof BookingsQuery
  more: string
}) {
  const { i18n } = useLingui()
  const isFirst = query[after] === ''
  if (bookings.length === 0 && isFirst) return null
  const addressAfter = (number: string) => bookingsQuery.address(bookingsPath, { ...query, [after]: number })
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {bookings.length === 0 ? (
        <p className="text-text-muted">
          <Trans>There is nothing here.</Trans>
        </p>
      ) : (
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
      )}
      <PageLinks
        first={isFirst ? null : addressAfter('')}
        next={next && addressAfter(next)}
        list={title}
        more={more}
      />
    </section>
  )
}
