import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UserState } from './user-query.ts'

export const userStateLabels: Record<UserState, MessageDescriptor> = {
  active: msg`Active`,
  suspended: msg`Suspended`,
  closing: msg`Leaving`,
}
