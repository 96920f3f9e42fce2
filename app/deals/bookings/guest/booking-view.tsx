import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ground/ui/icon.tsx'
import { momentsText, momentText } from '../../../ground/i18n/format.ts'
import { bookedText } from '../booked-text.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import { PriceList } from '../prices/price-list.tsx'
import { ruleTexts } from '../bookables/rule-texts.ts'
import { stateTexts } from '../states/state-texts.ts'
import { isOff } from '../states/states.ts'
import { paymentAddress } from '../addresses.ts'
import { PayForm } from './pay-form.tsx'
import { ChangeNote } from './change-note.tsx'
import { GuestMoves } from './guest-moves.tsx'
import type { LoadedBooking } from './load-booking.server.ts'
import { Tickets } from './tickets.tsx'
import { Timeline } from './timeline.tsx'

/** A booking as its guest sees it. @param children how they write to the owner */
export function BookingView({
  loaded,
  isStale,
  children,
}: {
  loaded: LoadedBooking
  isStale: boolean
  children: ReactNode
}) {
  const { i18n } = useLingui()
  const { booking, title, listing, price, tickets, timeline, page, isSample, change, mayChange } = loaded
  const { onSite } = loaded
  const note = onSite && <PrepaidNote {...onSite} totalCents={price.totalCents} />
  const { number, kind, persons, rule, state } = booking
  const deadline = booking.deadline && momentText(booking.deadline, i18n.locale)
  const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'
  return (
    <div className="mx-auto grid max-w-160 gap-5">
      <h1 className="text-3xl wrap-anywhere">
        <Trans>Booking {number}</Trans>
      </h1>
      {isStale && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          <Trans>This booking has changed since you opened it. Check it again.</Trans>
        </p>
      )}
      {loaded.isUnpayable && (
        <p role="alert" className="rounded-md bg-warn-soft p-3">
          <Trans>
            The owner can’t be paid on this site right now. Your booking is confirmed: pay at the place.
          </Trans>
        </p>
      )}
      <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md print:p-0 print:shadow-none">
        <p role="status" className="text-xl font-semibold">
          {i18n._(stateTexts[state])}
        </p>
        {isSample && (
          <p className="text-sm text-text-muted">
            {state === 'requested' || change ? (
              <Trans>This is a sample. Its owner’s answer comes by itself within two minutes.</Trans>
            ) : (
              <Trans>This is a sample. Its owner’s answers come by themselves.</Trans>
            )}
          </p>
        )}
        {state === 'awaiting-payment' && deadline && onSite && (
          <PayForm number={number} cents={onSite.cents} until={deadline} />
        )}
        {deadline && state !== 'waiting' && state !== 'awaiting-payment' && (
          <p>
            <Trans>Answer by {deadline}</Trans>
          </p>
        )}
        <Link to={listing} className="font-semibold underline underline-offset-4">
          {bookedText({ title, name: booking.bookableName }, i18n)}
        </Link>
        <p>{momentsText(booking.startsAt, booking.endsAt, i18n.locale)}</p>
        <p>
          <Trans>People: {persons}</Trans>
        </p>
        {change && <ChangeNote change={change} />}
        {kind !== 'visit' && <PriceList price={price} note={note} />}
        {price.totalCents > 0 && <p>{i18n._(ruleTexts[rule])}</p>}
        <Tickets tickets={tickets} />
        <GuestMoves {...loaded} />
        <div className="flex flex-wrap gap-x-6 print:hidden">
          {mayChange && (
            <Link to={`${page}/change`} className={link}>
              <Icon name="refresh" className="size-4.5" />
              <Trans>Change dates or guests</Trans>
            </Link>
          )}
          {loaded.wasPaid && (
            <Link to={paymentAddress(number)} className={link}>
              <Icon name="credit-card" className="size-4.5" />
              <Trans>Payment and receipt</Trans>
            </Link>
          )}
          {state !== 'waiting' && state !== 'awaiting-payment' && (
            <a href={`${page}/calendar.ics`} className={link}>
              <Icon name="calendar" className="size-4.5" />
              {isOff(state) ? <Trans>Remove from calendar</Trans> : <Trans>Add to calendar</Trans>}
            </a>
          )}
          {children}
        </div>
      </section>
      <Timeline moves={timeline} />
    </div>
  )
}
