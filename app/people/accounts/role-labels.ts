import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '../../ground/request/viewer.ts'

export const roleLabels: Record<Role, MessageDescriptor> = {
  user: msg`User`,
  business: msg({ message: 'Business', context: 'role' }),
  moderator: msg`Moderator`,
  admin: msg({ message: 'Admin', context: 'role' }),
}
