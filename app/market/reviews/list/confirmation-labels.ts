import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Confirmation } from '../confirmations.ts'

/** What a review says of its author as a customer. */
export const confirmationLabels: Readonly<Record<Confirmation, MessageDescriptor>> = {
  stay: msg`Confirmed stay`,
  session: msg`Confirmed booking`,
  visit: msg`Confirmed visit`,
  purchase: msg`Confirmed purchase`,
}
