import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { momentText } from '../moment-text.ts'
import { stateTexts } from '../state-texts.ts'
import type { Route } from './+types/bookings-page.ts'
import { findOwnBookings } from './own-bookings.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  return { site: siteOf(context, url), bookings: await findOwnBookings(context.database, id) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Bookings`),
    description: i18n._(msg`What you have booked and asked for`),
    address: '/bookings',
    indexed: false,
  })
}

/** What the visitor has booked. */
export default function BookingsPage({ loaderData: { bookings } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto max-w-160">
        <h1 className="mb-5 text-3xl">
          <Trans>Bookings</Trans>
        </h1>
        {bookings.length === 0 && (
          <p className="text-text-muted">
            <Trans>You have not booked anything yet.</Trans>
          </p>
        )}
        <ul className="grid gap-3">
          {bookings.map(({ number, title, name, state, startsAt }) => (
            <li key={number}>
              <Link
                to={`/bookings/${number}`}
                className="grid gap-1 rounded-xl bg-surface p-4 shadow-md hover:underline"
              >
                <span className="font-semibold">{[title, name].filter(Boolean).join(' · ')}</span>
                <span>{momentText(startsAt, i18n.locale)}</span>
                <span className="text-sm text-text-muted">{i18n._(stateTexts[state])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
