import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Way } from './ways.ts'

export const wayTexts: Readonly<Record<Way, MessageDescriptor>> = {
  demo: msg`Pay with PayPal (demo, no money moves)`,
  paypal: msg`Pay with PayPal`,
  'on-site': msg`Cash or card at the handover`,
}
