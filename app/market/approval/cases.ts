/** What the staff decides: a new listing, question or review, an edit of a listing, a report, an appeal against a decision. */
export type CaseType = 'listing' | 'question' | 'review' | 'edit' | 'report' | 'appeal'

export type CaseState =
  | 'open'
  | 'approved'
  | 'refused'
  | 'hidden'
  | 'dismissed'
  | 'restored'
  /** The subject was deleted, or was submitted again. */
  | 'withdrawn'

export type Decision = 'approve' | 'refuse' | 'hide' | 'dismiss' | 'restore'

/** The state of a case after each decision. */
export const stateAfter: Readonly<Record<Decision, CaseState>> = {
  approve: 'approved',
  refuse: 'refused',
  hide: 'hidden',
  dismiss: 'dismissed',
  restore: 'restored',
}

/** The decisions that a case in its state allows. Hidden content can be shown again. */
export function decisionsOn({ type, state }: { type: CaseType; state: CaseState }): readonly Decision[] {
  if (state === 'hidden') return ['restore']
  if (state !== 'open') return []
  return type === 'report' ? ['hide', 'dismiss'] : ['approve', 'refuse']
}

/** Decisions that can be made for several cases at once, with one reason. */
export const bulkDecisions = ['approve', 'refuse'] as const satisfies readonly Decision[]
/** Listings can also be hidden in bulk, from the list of all listings. */
export type BulkDecision = (typeof bulkDecisions)[number] | 'hide'

/** Reports and appeals are decided one by one, because each has its own text. */
export const bulkTypes: readonly CaseType[] = ['listing', 'question', 'review', 'edit']

/** Whether the decision went against the owner, who may then appeal. */
export const isAgainstOwner = (state: CaseState) => state === 'refused' || state === 'hidden'

export const reportReasons = ['wrong', 'scam', 'duplicate', 'offensive', 'illegal', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const longestText = 2_000 // characters
