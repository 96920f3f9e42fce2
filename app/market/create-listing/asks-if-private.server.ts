import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { type Draft, typedIn } from './draft.ts'

/**
 * Whether the form of a draft asks if a private person offers it, and the answer counts. Of a place that can be claimed
 * only an edit asks, to take it back: where the listing or the edit says so.
 */
export const asksIfPrivate = ({ kind, form, listingId, wasPrivate }: Draft): boolean =>
  !claimProofOf(kind ?? '') || wasPrivate || (listingId !== null && typedIn(form, 'contactPrivate') === 'on')
