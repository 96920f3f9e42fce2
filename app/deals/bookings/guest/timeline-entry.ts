import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stateTexts } from '../states/state-texts.ts'
import type { MoveName, Side, State } from '../states/states.ts'

/** A move of a booking, as pages show it. */
export type TimelineEntry = {
  readonly id: number
  readonly at: Date
  readonly side: Side
  readonly move: string
  readonly toState: State
  readonly words: string
}

export const timelineEntry = ({ id, at, side, move, toState, words }: TimelineEntry): TimelineEntry => ({
  id,
  at,
  side,
  move,
  toState,
  words,
})

/** What says more than the state that it leads to. */
const moveTexts: Readonly<Partial<Record<MoveName, MessageDescriptor>>> = {
  lapse: msg`Expired: it was not paid`,
  'pay-in-vain': msg({ message: 'Paid', context: 'booking' }),
  promote: msg`A place became free`,
  alter: msg`Request changed`,
  change: msg`Booking changed`,
  'ask-change': msg`Change asked for`,
  'confirm-change': msg`Change confirmed`,
  'drop-change': msg`Change not made`,
  reschedule: msg`Moved to another time`,
  storm: msg`Storm warning`,
  object: msg`Objection: the guest was there`,
  'uphold-objection': msg`Objection accepted`,
  'refuse-objection': msg`Objection rejected`,
  write: msg`Message`,
}

export const entryText = ({ move, toState }: Pick<TimelineEntry, 'move' | 'toState'>): MessageDescriptor =>
  moveTexts[move as MoveName] ?? stateTexts[toState]

/** Who moved it; null: it happened by itself. */
export const sideTexts: Readonly<Record<Side, MessageDescriptor | null>> = {
  guest: msg({ message: 'Guest', context: 'booking' }),
  owner: msg({ message: 'Owner', context: 'booking' }),
  staff: msg({ message: 'Staff', context: 'booking' }),
  site: null,
}
