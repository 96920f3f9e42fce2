import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '../../market/approval/cases.ts'

/** Why something is reported. */
export const reasonLabels: Record<ReportReason, MessageDescriptor> = {
  wrong: msg`Something in it is wrong or out of date`,
  scam: msg`It looks like a scam`,
  duplicate: msg`It’s a duplicate`,
  offensive: msg`It insults or threatens people`,
  illegal: msg`It is illegal`,
  spam: msg`It is advertising that does not belong here`,
  other: msg`Something else`,
}
