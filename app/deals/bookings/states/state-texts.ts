import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { State } from './states.ts'

export const stateTexts: Readonly<Record<State, MessageDescriptor>> = {
  requested: msg`Waiting for an answer`,
  proposed: msg`A time is proposed`,
  waiting: msg`On the waiting list`,
  'awaiting-payment': msg({ message: 'Waiting for the payment', context: 'booking' }),
  confirmed: msg`Confirmed`,
  declined: msg`Declined`,
  expired: msg({ message: 'Expired', context: 'booking' }),
  'cancelled-by-guest': msg`Canceled by the guest`,
  'cancelled-by-owner': msg`Canceled by the owner`,
  completed: msg({ message: 'Completed', context: 'booking' }),
  'no-show': msg`Didn’t show up`,
}
