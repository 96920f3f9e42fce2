import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Decision } from './decide.server.ts'

export const decisionTexts: Readonly<Record<Decision, MessageDescriptor>> = {
  'cancel-by-owner': msg`Cancel the booking`,
  'uphold-objection': msg`The guest was there`,
  'refuse-objection': msg`The guest did not come`,
}
