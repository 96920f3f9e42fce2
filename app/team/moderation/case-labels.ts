import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CaseState, CaseType, Decision } from '../../market/approval/cases.ts'

export const typeLabels: Record<CaseType, MessageDescriptor> = {
  listing: msg`New listing`,
  question: msg`New question`,
  review: msg`New review`,
  edit: msg`Change of a listing`,
  report: msg`Report`,
  appeal: msg`Appeal`,
}

export const stateLabels: Record<CaseState, MessageDescriptor> = {
  open: msg`Pending`,
  approved: msg`Approved`,
  refused: msg`Rejected`,
  hidden: msg`Hidden`,
  dismissed: msg`Dismissed`,
  restored: msg`Shown again`,
  withdrawn: msg`No longer relevant`,
}

/** What the button of a decision says. */
export const decisionLabels: Record<Decision, MessageDescriptor> = {
  approve: msg`Approve`,
  refuse: msg`Reject`,
  hide: msg`Hide it`,
  dismiss: msg`Dismiss`,
  restore: msg`Show it again`,
}
