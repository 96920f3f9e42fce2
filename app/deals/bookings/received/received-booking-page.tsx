import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { Timeline } from '../guest/timeline.tsx'
import { momentsText, momentText } from '../../../ground/i18n/format.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import { PriceList } from '../prices/price-list.tsx'
import { stateTexts } from '../states/state-texts.ts'
import type { Route } from './+types/received-booking-page.ts'
import { paymentAddress, receivedAddress, receivedPath } from '../addresses.ts'
import { BlockForm } from '../blocked/block-form.tsx'
import { Answers } from './answers.tsx'
import { AskedChange } from './asked-change.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { loadReceived } from './load-received.server.ts'
import { proposalOf, receiveAnswer } from './receive-answer.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const owner = { ...viewerOf(context, url), side: 'owner' } as const
  const found = await loadReceived(context, owner, params.number)
  if (!found) throw notFound()
  return { site: siteOf(context, url), ...found }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const { number } = args.params
  const owner = { ...viewer, side: 'owner' } as const
  const done = await receiveAnswer(context, { typed, number, owner })
  if (done.ok) return redirect(receivedAddress(number))
  if (done.problem === 'gone' && !(await loadReceived(context, owner, number))) throw notFound()
  const sent = { move: typed('move'), words: typed('words'), proposal: proposalOf(typed) }
  return data({ problem: done.problem, ...sent }, { status: done.problem === 'stale' ? 409 : 422 })
}

export const shouldRevalidate = reloadAfterRefusal

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, listing, booking } = loaderData
  const title = `${i18nOf(site.language)._(msg`Booking`)} ${booking.number}`
  const address = receivedAddress(booking.number)
  return pageMeta({ site, title, description: listing.title, address, indexed: false })
}

/** A booking as its owner sees it. */
export default function ReceivedBookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { booking, guest, listing, write, change, price, onSite, timeline, isGuestBlocked } = loaderData
  const { number, kind, state, startsAt, endsAt, persons, names, deadline } = booking
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={receivedPath}>
          <Trans>Bookings you received</Trans>
        </BackLink>
        <h1 className="text-3xl wrap-anywhere">
          <Trans>Booking {number}</Trans>
        </h1>
        {actionData?.problem === 'stale' && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>This booking has changed since you opened it. Check it again.</Trans>
          </p>
        )}
        <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
          <p role="status" className="text-xl font-semibold">
            {i18n._(stateTexts[state])}
          </p>
          {state === 'requested' && deadline && (
            <p className="text-warn">
              <Trans>Answer by {momentText(deadline, i18n.locale)}</Trans>
            </p>
          )}
          <Link to={listing.href} className="font-semibold underline underline-offset-4">
            {listing.title}
          </Link>
          <p>{momentsText(startsAt, endsAt, i18n.locale)}</p>
          <GuestFacts guest={guest} persons={persons} names={names} write={write} />
          {kind !== 'visit' && (
            <PriceList
              price={price}
              note={onSite && <PrepaidNote {...onSite} totalCents={price.totalCents} />}
            />
          )}
          {loaderData.isPaidToViewer && (
            <Link
              to={paymentAddress(number)}
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
            >
              <Icon name="credit-card" className="size-4.5" />
              <Trans>Payment and receipt</Trans>
            </Link>
          )}
        </section>
        {change && <AskedChange change={change} kind={kind} />}
        {loaderData.hasConflict && <ConflictNote day={localDate(startsAt)} />}
        <Answers key={`${state} ${timeline.length}`} loaded={loaderData} refused={actionData} />
        {isGuestBlocked !== null && <BlockForm number={number} isBlocked={isGuestBlocked} />}
        <Timeline moves={timeline} />
      </div>
    </main>
  )
}
