import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { State } from './states.ts'

export const stateTexts: Readonly<Record<State, MessageDescriptor>> = {
  sent: msg({ message: 'Sent', context: 'application' }),
  seen: msg({ message: 'Read', context: 'application' }),
  shortlisted: msg({ message: 'On the shortlist', context: 'application' }),
  interview: msg({ message: 'Interview', context: 'application' }),
  declined: msg({ message: 'Declined', context: 'application' }),
  hired: msg({ message: 'Hired', context: 'application' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'application' }),
}
