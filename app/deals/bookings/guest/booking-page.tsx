import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { areaOf } from '../../../directory/known-areas.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findBooking, findTimeline } from '../find-booking.server.ts'
import { momentText } from '../moment-text.ts'
import { move } from '../move.server.ts'
import { PriceList } from '../price-list.tsx'
import { receivedAddress } from '../received/addresses.ts'
import { ruleTexts } from '../rule-texts.ts'
import { returnOf } from '../rules.ts'
import { stateTexts } from '../state-texts.ts'
import { mayMove, states } from '../states.ts'
import type { Route } from './+types/booking-page.ts'
import { findTickets } from './own-bookings.server.ts'
import { Timeline } from './timeline.tsx'

const guestMoves = ['accept', 'cancel', 'object'] as const

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, now } = context
  const { id } = viewerOf(context, url)
  const found = await findBooking(database, params.number, { side: 'guest', id }, now)
  if (!found) {
    const received = await findBooking(database, params.number, { side: 'owner', id }, now)
    throw received ? redirect(receivedAddress(params.number)) : data(null, { status: 404 })
  }
  const [timeline, tickets] = await Promise.all([
    findTimeline(database, found.id),
    findTickets(database, found.id),
  ])
  const { number, listingTitle, bookableName, state, startsAt, endsAt, persons, price, totalCents } = found
  return {
    site: siteOf(context, url),
    booking: { number, bookableName, state, startsAt, endsAt, persons, rule: found.rule },
    title: listingTitle,
    listing: `${areaOf(found.listingKind)?.path}/${encodeURIComponent(found.listingRef)}`,
    write: `/messages/${found.listingKind}/${encodeURIComponent(found.listingRef)}`,
    price: { lines: price, totalCents },
    owedIfCancelled: state === 'confirmed' ? totalCents - returnOf(found, now) : 0,
    timeline: timeline.map(({ id, at, toState, words }) => ({ id, at, toState, words })),
    tickets,
    may: guestMoves.filter(
      (name) => mayMove(name, found, 'guest', now) && !(name === 'object' && found.objectedAt),
    ),
  }
}

/** Each button sends a move and the state that it was shown beside. */
export async function action(args: Route.ActionArgs) {
  const { page: context, viewer, typed } = await readOwnForm(args)
  const name = guestMoves.find((one) => one === typed('move'))
  const seen = states.find((one) => one === typed('seen'))
  const { number } = args.params
  if (!name || !seen) throw data(null, { status: 404 })
  const actor = { side: 'guest', id: viewer.id } as const
  const done = await move(context.database, number, { name, actor, now: context.now, seen })
  if (done.ok) return redirect(`/bookings/${number}`)
  if (done.problem === 'gone') throw data(null, { status: 404 })
  return data({ isStale: true }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, booking } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: `${i18n._(msg`Booking`)} ${booking.number}`,
    description: title,
    address: `/bookings/${booking.number}`,
    indexed: false,
  })
}

/** A booking as its guest sees it. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { booking, title, listing, write, price, tickets, timeline } = loaderData
  const { number, persons, rule } = booking
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <Link to="/bookings" className="inline-flex min-h-11 items-center gap-1.5 hover:underline">
          <Icon name="chevron-left" className="size-4.5" />
          <Trans>Bookings</Trans>
        </Link>
        <h1 className="text-3xl">
          <Trans>Booking {number}</Trans>
        </h1>
        {actionData?.isStale && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>This booking has changed since you opened it. Look at it again.</Trans>
          </p>
        )}
        <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
          <p role="status" className="text-xl font-semibold">
            {i18n._(stateTexts[booking.state])}
          </p>
          <Link to={listing} className="font-semibold underline underline-offset-4">
            {[title, booking.bookableName].filter(Boolean).join(' · ')}
          </Link>
          <p>
            {momentText(booking.startsAt, i18n.locale)} – {momentText(booking.endsAt, i18n.locale)}
          </p>
          <p>
            <Trans>Persons: {persons}</Trans>
          </p>
          <PriceList price={price} />
          {price.totalCents > 0 && <p>{i18n._(ruleTexts[rule])}</p>}
          {tickets.map(({ code }) => (
            <p key={code} className="font-mono text-lg">
              <Trans>Ticket {code}</Trans>
            </p>
          ))}
          <Moves {...loaderData} />
          <Link
            to={write}
            className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
          >
            <Trans>Write to the owner</Trans>
          </Link>
        </section>
        <Timeline moves={timeline} />
      </div>
    </main>
  )
}

function Moves({
  booking: { state },
  may,
  owedIfCancelled,
  price: { totalCents },
}: Pick<Route.ComponentProps['loaderData'], 'booking' | 'may' | 'owedIfCancelled' | 'price'>) {
  const { i18n } = useLingui()
  const owed = formatMoney(owedIfCancelled, i18n.locale)
  return may.map((name) => (
    <Form key={name} method="post" className="grid gap-2 print:hidden">
      <input type="hidden" name="move" value={name} />
      <input type="hidden" name="seen" value={state} />
      {name === 'cancel' && totalCents > 0 && (
        <p className="text-sm text-text-muted">
          {owedIfCancelled > 0 ? (
            <Trans>If you cancel now, you owe {owed} of the price.</Trans>
          ) : (
            <Trans>You can cancel now free of charge.</Trans>
          )}
        </p>
      )}
      <Button type="submit" tone={name === 'accept' ? 'action' : 'line'}>
        {name === 'accept' && <Trans>Accept</Trans>}
        {name === 'cancel' && <Trans>Cancel the booking</Trans>}
        {name === 'object' && <Trans>I was there</Trans>}
      </Button>
    </Form>
  ))
}
