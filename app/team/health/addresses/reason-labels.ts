import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SuppressionReason } from '../../../ground/mail/tables.server.ts'

export const reasonLabels: Readonly<Record<SuppressionReason, MessageDescriptor>> = {
  bounced: msg`Bounced`,
  complaint: msg`Reported as spam`,
  staff: msg`Added by an admin`,
}
