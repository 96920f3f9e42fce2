import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { chipClass } from '../../../ground/ui/chip.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { viewerOf } from '../../../people/users/viewer.ts'
import { calendarPath } from '../calendar/calendar-query.ts'
import { receivedPath } from '../addresses.ts'
import { Figures } from './figures.tsx'
import { findBookingFigures } from './find-figures.server.ts'
import { findReceived } from './find-received.server.ts'
import { ReceivedCard } from './received-card.tsx'
import type { Route } from './+types/received-page.ts'
import { parts, type ReceivedQuery, receivedQuery } from './received-query.ts'

export const handle = { query: receivedQuery }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, now } = context
  const owner = { ...viewerOf(context, url), side: 'owner' } as const
  const query = receivedQuery.parse(url)
  const [found, figures] = await Promise.all([
    findReceived(database, owner, query, context),
    findBookingFigures(database, owner, now),
  ])
  return { site: siteOf(context, url), query, figures, ...found }
}

const partNames: Readonly<Record<ReceivedQuery['part'], MessageDescriptor>> = {
  open: msg`Waiting for you`,
  coming: msg`Coming`,
  past: msg`Past and canceled`,
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Bookings you received`,
    description: msg`Requests and bookings from your guests`,
    address: receivedPath,
  })

/** What people have asked of an owner. */
export default function ReceivedPage({
  loaderData: { query, bookings, next, figures },
}: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-180 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">
            <Trans>Bookings you received</Trans>
          </h1>
          <Link to={calendarPath} className={buttonClass({ tone: 'line' })}>
            <Icon name="calendar" className="size-4.5" />
            <Trans>Booking calendar</Trans>
          </Link>
        </div>
        <nav aria-label={t`Parts`} className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <Link
              key={part}
              to={receivedQuery.address(receivedPath, { part })}
              aria-current={part === query.part ? 'page' : undefined}
              className={chipClass({ on: part === query.part })}
            >
              {i18n._(partNames[part])}
            </Link>
          ))}
        </nav>
        {bookings.length === 0 && (
          <p className="text-text-muted">
            <Trans>There is nothing here.</Trans>
          </p>
        )}
        <ul className="grid gap-3">
          {bookings.map((one) => (
            <ReceivedCard key={one.number} booking={one} />
          ))}
        </ul>
        <PageLinks
          first={query.after ? receivedQuery.address(receivedPath, { part: query.part }) : null}
          next={next && receivedQuery.address(receivedPath, { part: query.part, after: next })}
        />
        {figures.requests > 0 && <Figures figures={figures} />}
      </div>
    </main>
  )
}
