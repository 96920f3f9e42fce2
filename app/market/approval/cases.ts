/** What is to be decided on: a new listing, a new question, an edit of a listing, a report, an appeal against a decision. */
export type CaseType = 'listing' | 'question' | 'edit' | 'report' | 'appeal'

export type CaseState =
  | 'open'
  | 'approved'
  | 'refused'
  | 'hidden'
  | 'dismissed'
  | 'restored'
  /** What it is about is gone, or came again. */
  | 'withdrawn'

export type Decision = 'approve' | 'refuse' | 'hide' | 'dismiss' | 'restore'

/** What each decision makes of a case. */
export const stateAfter: Readonly<Record<Decision, CaseState>> = {
  approve: 'approved',
  refuse: 'refused',
  hide: 'hidden',
  dismiss: 'dismissed',
  restore: 'restored',
}

/** What can be decided of a case as it is. What was hidden can be shown again. */
export function decisionsOn({ type, state }: { type: CaseType; state: CaseState }): readonly Decision[] {
  if (state === 'hidden') return ['restore']
  if (state !== 'open') return []
  return type === 'report' ? ['hide', 'dismiss'] : ['approve', 'refuse']
}

/** What can be decided of several cases at once, with one reason. */
export const bulkDecisions = ['approve', 'refuse'] as const satisfies readonly Decision[]
export type BulkDecision = (typeof bulkDecisions)[number]

/** Of reports and appeals each is looked at for itself: somebody says there what is wrong. */
export const bulkTypes: readonly CaseType[] = ['listing', 'question', 'edit']

/** Whether it went against the owner, who may appeal. */
export const isAgainstOwner = (state: CaseState) => state === 'refused' || state === 'hidden'

export const reportReasons = ['wrong', 'scam', 'duplicate', 'offensive', 'illegal', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const longestText = 2_000 // characters
