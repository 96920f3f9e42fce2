import { nextMidnight } from '../../../ground/i18n/local-time.ts'
import type { Kind } from '../bookables/kinds.ts'

export const states = [
  'requested',
  'proposed',
  'waiting',
  'awaiting-payment',
  'confirmed',
  'declined',
  'expired',
  'cancelled-by-guest',
  'cancelled-by-owner',
  'completed',
  'no-show',
] as const
export type State = (typeof states)[number]

/** Who moves a booking; `site`: the clock, a waiting list, a storm. */
export type Side = 'guest' | 'owner' | 'staff' | 'site'

/** When a move is possible; see `isWhen`. */
export type MoveTime =
  | 'answerable'
  | 'overdue'
  | 'before-start'
  | 'cancellable'
  | 'long-over'
  | 'around'
  | 'ever'

export type Move = {
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Side[]
  readonly when: MoveTime
  readonly kinds?: readonly Kind[]
}

/** Neither over nor called off. */
export const openStates = [
  'requested',
  'proposed',
  'waiting',
  'awaiting-payment',
  'confirmed',
] as const satisfies readonly State[]

/** All that can happen to a booking, after it was made. */
export const moves = {
  confirm: { from: ['requested'], to: 'confirmed', by: ['owner', 'site'], when: 'answerable' },
  decline: { from: ['requested'], to: 'declined', by: ['owner', 'site'], when: 'answerable' },
  propose: { from: ['requested', 'proposed'], to: 'proposed', by: ['owner', 'site'], when: 'answerable' },
  accept: { from: ['proposed'], to: 'confirmed', by: ['guest'], when: 'answerable' },
  /** What has to be paid on the site counts once it is. */
  pay: { from: ['awaiting-payment'], to: 'confirmed', by: ['site'], when: 'ever' },
  /** Its owner can't be paid on the site any longer. */
  'pay-at-place': { from: ['awaiting-payment'], to: 'confirmed', by: ['site'], when: 'ever' },
  /** Its money came when it was called off already, which it is next. */
  'pay-in-vain': { from: ['awaiting-payment'], to: 'confirmed', by: ['site'], when: 'ever' },
  'call-off': { from: ['confirmed'], to: 'cancelled-by-owner', by: ['site'], when: 'ever' },
  lapse: { from: ['awaiting-payment'], to: 'expired', by: ['site'], when: 'overdue' },
  expire: { from: ['requested', 'proposed', 'waiting'], to: 'expired', by: ['site'], when: 'overdue' },
  promote: {
    from: ['waiting'],
    to: 'proposed',
    by: ['site'],
    when: 'before-start',
    kinds: ['seat', 'session'],
  },
  cancel: { from: openStates, to: 'cancelled-by-guest', by: ['guest', 'site'], when: 'cancellable' },
  'cancel-by-owner': {
    from: openStates,
    to: 'cancelled-by-owner',
    by: ['owner', 'staff', 'site'],
    when: 'cancellable',
  },
  complete: { from: ['confirmed'], to: 'completed', by: ['site'], when: 'long-over' },
  'no-show': { from: ['confirmed', 'completed'], to: 'no-show', by: ['owner'], when: 'around' },
  object: { from: ['no-show'], to: 'no-show', by: ['guest'], when: 'ever' },
  'uphold-objection': { from: ['no-show'], to: 'completed', by: ['staff'], when: 'ever' },
  'refuse-objection': { from: ['no-show'], to: 'no-show', by: ['staff'], when: 'ever' },
  alter: { from: ['requested'], to: 'requested', by: ['guest'], when: 'answerable' },
  change: { from: ['confirmed'], to: 'confirmed', by: ['guest'], when: 'before-start' },
  'ask-change': { from: ['confirmed'], to: 'confirmed', by: ['guest'], when: 'before-start' },
  'confirm-change': { from: ['confirmed'], to: 'confirmed', by: ['owner', 'site'], when: 'before-start' },
  'drop-change': { from: ['confirmed'], to: 'confirmed', by: ['guest', 'owner', 'site'], when: 'ever' },
  reschedule: {
    from: openStates,
    to: 'confirmed',
    by: ['owner', 'site'],
    when: 'ever',
    kinds: ['seat', 'session'],
  },
  storm: { from: openStates, to: 'confirmed', by: ['owner', 'staff'], when: 'ever' },
  write: { from: states, to: 'confirmed', by: ['guest', 'owner'], when: 'ever' },
} as const satisfies Readonly<Record<string, Move>>

export type MoveName = keyof typeof moves

/** Moves that say something and leave the state as it is. */
const keepsState: ReadonlySet<MoveName> = new Set(['reschedule', 'storm', 'write'])

export const stateAfter = (name: MoveName, state: State): State =>
  keepsState.has(name) ? state : moves[name].to

export const isOpen = (state: State): boolean => openStates.some((one) => one === state)

/** Neither to come nor done: a calendar takes it away. */
export const isOff = (state: State): boolean => !isOpen(state) && state !== 'completed'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type BookingTimes = {
  readonly kind: Kind
  readonly startsAt: Date
  readonly endsAt: Date
  readonly deadline: Date | null
}

/** When it is too late to answer, pay or cancel: at the start, of a stay at the end of the day of arrival. */
export const latestOf = (kind: Kind, startsAt: Date): Date =>
  kind === 'stay' ? nextMidnight(startsAt) : startsAt

function isWhen(when: MoveTime, { kind, startsAt, endsAt, deadline }: BookingTimes, now: Date): boolean {
  switch (when) {
    case 'answerable':
      return deadline !== null && now < deadline
    case 'overdue':
      return deadline !== null && now >= deadline
    case 'before-start':
      return now < startsAt
    case 'cancellable':
      return now < latestOf(kind, startsAt)
    case 'long-over':
      return +now >= +endsAt + day
    case 'around':
      return +now >= Math.max(+startsAt + 30 * minute, +latestOf(kind, startsAt)) && +now <= +endsAt + 3 * day
    case 'ever':
      return true
  }
}

/** Whether a person of a side may make this move now. */
export function mayMove(
  name: MoveName,
  booking: BookingTimes & { readonly state: State },
  side: Side,
  now: Date,
): boolean {
  const { from, by, when, kinds }: Move = moves[name]
  return (
    from.includes(booking.state) &&
    by.includes(side) &&
    (!kinds || kinds.includes(booking.kind)) &&
    isWhen(when, booking, now)
  )
}

const answerHours: Record<Kind, number> = { visit: 24, stay: 48, session: 48, seat: 48 }

/** Until when a request is to be answered: never later than `latestOf`. */
export const deadlineOf = (kind: Kind, startsAt: Date, now: Date): Date =>
  new Date(Math.min(+now + answerHours[kind] * hour, +latestOf(kind, startsAt)))
