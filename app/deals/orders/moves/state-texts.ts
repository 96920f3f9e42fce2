import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MoveName, State } from './states.ts'

export const stateTexts: Readonly<Record<State, MessageDescriptor>> = {
  'awaiting-payment': msg({ message: 'Waiting for the payment', context: 'order' }),
  open: msg({ message: 'Ordered', context: 'order' }),
  paid: msg({ message: 'Paid', context: 'order' }),
  'handed-over': msg({ message: 'Handed over', context: 'order' }),
  completed: msg({ message: 'Completed', context: 'order' }),
  cancelled: msg({ message: 'Canceled', context: 'order' }),
  refunded: msg({ message: 'Refunded', context: 'order' }),
  disputed: msg({ message: 'In dispute', context: 'order' }),
}

const moveTexts: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  decide: msg`Our staff decided`,
  'pay-back': msg`The seller says that the money is back`,
  deny: msg`The buyer says that they don’t have the money`,
  settle: msg`The dispute is over`,
} satisfies Partial<Record<MoveName, MessageDescriptor>>

/** What a line of the timeline says. */
export const happened = ({ move, toState }: { move: string; toState: State }): MessageDescriptor =>
  moveTexts[move] ?? stateTexts[toState]
