import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What staff decide about a booking: it is called off, or an objection to a no-show is right or not. */
export const decisions = ['cancel-by-owner', 'uphold-objection', 'refuse-objection'] as const
export type Decision = (typeof decisions)[number]

export const decisionTexts: Readonly<Record<Decision, MessageDescriptor>> = {
  'cancel-by-owner': msg`Cancel the booking`,
  'uphold-objection': msg`The guest did show up`,
  'refuse-objection': msg`The guest didn’t show up`,
}
