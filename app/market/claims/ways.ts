import type { Proof } from '../../directory/claims.ts'

/**
 * How a claimant shows that a listing is theirs: by a code that is mailed to the `address` it publishes or to one at
 * the `domain` of its website, or that staff give by `phone` or `letter`; or by a `document` that staff look at.
 */
export const ways = ['address', 'domain', 'phone', 'letter', 'document'] as const
export type Way = (typeof ways)[number]

export const proofOf = (way: Way): Proof => (way === 'document' ? 'document' : 'code')

/**
 * `waiting`: for staff. `code`: one is on its way. `overtaken`: another claimant was faster. `reversed`: after an
 * objection the listing was taken back.
 */
export type ClaimState = 'waiting' | 'code' | 'approved' | 'rejected' | 'withdrawn' | 'overtaken' | 'reversed'

export const isMailed = (way: Way): way is 'address' | 'domain' => way === 'address' || way === 'domain'

export const mostTries = 5
/** For so long the contact data must have been published unchanged. */
export const steadyDays = 30

/** Minutes for which a code can be entered. */
export const codeMinutes: Readonly<Record<Way, number>> = {
  address: 60,
  domain: 60,
  phone: 24 * 60,
  letter: 30 * 24 * 60,
  document: 0,
}
