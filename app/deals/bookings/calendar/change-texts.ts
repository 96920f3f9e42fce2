import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeProblem } from './receive-change.server.ts'

export const changeProblemTexts: Readonly<Record<ChangeProblem, MessageDescriptor>> = {
  gone: msg`This is no longer there. Look at the calendar again.`,
  quantity: msg`Enter a number from 1 to what there is.`,
  until: msg`Choose a last night that exists and is not before the first.`,
  time: msg`Choose a time that exists and is still to come.`,
  note: msg`This is too long. Use up to 200 characters.`,
  taken: msg`Another session begins then, or this one is over. Choose another time.`,
}
