import './words.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UserState } from './users-address.ts'

export const userStateWords: Record<UserState, MessageDescriptor> = {
  active: msg`Active`,
  suspended: msg`Suspended`,
  closing: msg`Leaving`,
}
