import type { Kind } from '../bookables/kinds.ts'
import { type RuleName, returnOf } from '../bookables/rules.ts'
import type { OnSite } from '../prices/on-site.ts'
import { isOff, latestOf, type MoveName, type State } from './states.ts'

const minute = 60_000

/** How long a place is held for one who books at once, and for one whose request was answered. */
const patience = { 'at-once': 30 * minute, answered: 24 * 60 * minute }

/** What is paid on the site before a booking counts, in cents; 0: all is paid at the place. */
export const prepaidOf = ({ totalCents, prepaidPercent }: { totalCents: number; prepaidPercent: number }) =>
  Math.round((totalCents * prepaidPercent) / 100)

type BookingStart = { readonly kind: Kind; readonly startsAt: Date }

/** Until when it has to be paid: never later than `latestOf`. */
export const payUntil = ({ kind, startsAt }: BookingStart, now: Date, how: keyof typeof patience): Date =>
  new Date(Math.min(+now + patience[how], +latestOf(kind, startsAt)))

type PrepaidBooking = {
  readonly state: State
  readonly paidCents: number
  readonly givenBackCents: number
  readonly totalCents: number
  readonly prepaidPercent: number
}

/**
 * What its owner has given back of what is paid: no more than the price lacks. Of what became cheaper, that is part of the
 * difference.
 */
export const givenBackOf = (booking: Pick<PrepaidBooking, 'paidCents' | 'givenBackCents' | 'totalCents'>) =>
  Math.min(booking.givenBackCents, booking.totalCents - booking.paidCents)

/** What `onSiteOf` says of a booking once a change gives it another price. */
export function onSiteAfter(booking: PrepaidBooking, totalCents: number): OnSite | null {
  const after = { ...booking, totalCents, paidCents: Math.min(booking.paidCents, totalCents) }
  return onSiteOf({ ...after, givenBackCents: givenBackOf(after) })
}

/** What its owner gives back for a change that gives it another price. */
export const backAfterChange = ({ paidCents }: Pick<PrepaidBooking, 'paidCents'>, totalCents: number) =>
  Math.max(0, paidCents - totalCents)

/** For pages; null: there is nothing to say of what is off. */
export function onSiteOf(booking: PrepaidBooking): OnSite | null {
  const { state, paidCents, givenBackCents: backCents } = booking
  if (isOff(state)) return paidCents > 0 ? { status: 'kept', cents: paidCents, backCents: 0 } : null
  const cents = paidCents + backCents
  if (cents > 0) return { status: 'paid', cents, backCents }
  return { status: 'to-pay', cents: isCounted(state) ? 0 : prepaidOf(booking), backCents }
}

/** What was to be paid before the booking counts is paid. */
const isCounted = (state: State) => state === 'confirmed' || state === 'completed'

/** Whether something was paid on the site, also where all of it went back. */
export const wasPaid = (timeline: readonly { readonly move: string }[]): boolean =>
  timeline.some(({ move }) => move === 'pay' || move === 'pay-in-vain')

type PaidBooking = {
  readonly paidCents: number
  readonly totalCents: number
  readonly rule: RuleName
  readonly startsAt: Date
  readonly freeUntil: Date | null
}

/**
 * What the owner keeps after a move of what was paid, in cents; the rest goes back. A guest who cancels gets what the
 * rule gives; what others call off goes back whole; of what became cheaper, the difference.
 */
export function keptAfter(
  name: MoveName,
  { paidCents, totalCents, ...booking }: PaidBooking,
  now: Date,
): number {
  switch (name) {
    case 'cancel':
      return paidCents - returnOf({ ...booking, totalCents: paidCents }, now)
    case 'cancel-by-owner':
    case 'call-off':
      return 0
    default:
      return Math.min(paidCents, totalCents)
  }
}
