import type { Side, State } from '../states/states.ts'

/** A move of a booking, as pages show it. */
export type TimelineEntry = {
  readonly id: number
  readonly at: Date
  readonly side: Side
  readonly toState: State
  readonly words: string
  /** Its words are all that it says. */
  readonly isMessage: boolean
}

export const timelineEntry = ({
  id,
  at,
  side,
  move,
  toState,
  words,
}: Omit<TimelineEntry, 'isMessage'> & { readonly move: string }): TimelineEntry => ({
  id,
  at,
  side,
  toState,
  words,
  isMessage: move === 'write',
})
