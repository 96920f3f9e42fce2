import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findBooking } from '../moves/find-booking.server.ts'
import { receivedAddress } from '../addresses.ts'
import type { Route } from './+types/booking-page.ts'
import { bookingQuery } from './booking-query.ts'
import { BookingView } from './booking-view.tsx'
import { loadBooking, moveBooking } from './load-booking.server.ts'
import { ownBooking } from './own-booking.ts'

export const handle = { query: bookingQuery }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { number } = params
  const loaded = await loadBooking(context, url, ownBooking(number, viewer.id))
  if (loaded) return loaded
  const received = await findBooking(context.database, number, { ...viewer, side: 'owner' }, context.now)
  throw received ? redirect(receivedAddress(number)) : notFound()
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  return moveBooking(context, ownBooking(args.params.number, viewer.id), form)
}

export const shouldRevalidate = reloadAfterRefusal

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, booking, page } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: `${i18n._(msg`Booking`)} ${booking.number}`,
    description: title,
    address: page,
    indexed: false,
  })
}

/** A booking of the viewer's. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <Link
        to="/bookings"
        className="mx-auto flex min-h-11 max-w-160 items-center gap-1.5 hover:underline print:hidden"
      >
        <Icon name="chevron-left" className="size-4.5" />
        <Trans>Bookings</Trans>
      </Link>
      <BookingView loaded={loaderData} isStale={actionData?.isStale ?? loaderData.isStale}>
        <Link
          to={loaderData.write}
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          <Icon name="message" className="size-4.5" />
          <Trans>Write to the owner</Trans>
        </Link>
      </BookingView>
    </main>
  )
}
