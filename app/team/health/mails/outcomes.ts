import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What became of a mail. `refused`: for good, or given up after two days; `suppressed`: its address gets none. */
export const outcomes = [
  'sent',
  'waiting',
  'deferred',
  'refused',
  'bounced',
  'complaint',
  'suppressed',
  'kept',
] as const
export type Outcome = (typeof outcomes)[number]

/** Those that a person looks at. */
export const shownOutcomes = ['deferred', 'refused', 'bounced', 'complaint', 'suppressed'] as const
export type ShownOutcome = (typeof shownOutcomes)[number]

export const outcomeLabels: Readonly<Record<Outcome, MessageDescriptor>> = {
  sent: msg`Sent`,
  waiting: msg({ message: 'Waiting', context: 'email' }),
  deferred: msg`Deferred: the mail server will be asked again`,
  refused: msg`Rejected by the mail server, or given up`,
  bounced: msg`Bounced`,
  complaint: msg`Reported as spam`,
  suppressed: msg`Not sent: the address is on the list`,
  kept: msg`Stored: there is no mail server`,
}
