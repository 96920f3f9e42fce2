import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeProblem } from './receive-change.server.ts'

export const changeProblemTexts: Readonly<Record<ChangeProblem, MessageDescriptor>> = {
  gone: msg`This is no longer there. Check the calendar again.`,
  quantity: msg`Enter a number from 1 to the total.`,
  until: msg`Choose a valid last night, not before the first.`,
  time: msg`Choose a valid time in the future.`,
  note: msg`This is too long. Use up to 200 characters.`,
  taken: msg`Another session starts at that time, or this one has ended. Choose another time.`,
}
