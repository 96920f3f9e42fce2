import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Kind } from '../bookables/settings.ts'

/** Of what its owner gave no name. */
export const kindNames: Readonly<Record<Kind, MessageDescriptor>> = {
  stay: msg`Room`,
  session: msg`Tour`,
  seat: msg`Seats`,
  visit: msg({ message: 'Visit', context: 'booking' }),
}
