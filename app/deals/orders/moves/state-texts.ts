import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { State } from './states.ts'

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
