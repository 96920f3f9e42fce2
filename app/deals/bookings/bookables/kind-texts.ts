import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Kind } from './kinds.ts'

export const kindTexts: Readonly<Record<Kind, { one: MessageDescriptor; add: MessageDescriptor }>> = {
  stay: { one: msg`Room type`, add: msg`Add a room type` },
  session: { one: msg`Tour or session`, add: msg`Add a tour or session` },
  seat: { one: msg`Seats`, add: msg`Offer seats` },
  visit: { one: msg`Visits`, add: msg`Offer visits` },
}
