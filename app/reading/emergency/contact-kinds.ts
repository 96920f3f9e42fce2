import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactKind } from './tables.server.ts'

/** What each kind of contact helps with. */
export const contactKinds: Record<ContactKind, MessageDescriptor> = {
  hospital: msg`Hospital, emergency room day and night`,
  clinic: msg`Health center, emergency room day and night`,
  police: msg`Police`,
  fire: msg`Fire, ambulance, rescue`,
  shelters: msg`Storm conditions and shelters; listen for them on the radio`,
  weather: msg`Official typhoon warnings and forecasts`,
  tsunami: msg`Official tsunami warnings`,
}
