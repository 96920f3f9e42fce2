import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '../../people/accounts/viewer.ts'
import type { UserState } from './user-query.ts'

export const roleWords: Record<Role, MessageDescriptor> = {
  user: msg`User`,
  business: msg`Business`,
  moderator: msg`Moderator`,
  admin: msg`Admin`,
}

export const userStateWords: Record<UserState, MessageDescriptor> = {
  active: msg`Active`,
  suspended: msg`Suspended`,
  closing: msg`Leaving`,
}
