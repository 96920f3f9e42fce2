import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { type FormTexts, typedIn } from '../../ground/forms/form-texts.ts'
import type { Draft } from './draft.ts'

/**
 * Whether the form of a draft asks if a private person offers it, and the answer counts. Of a place that can be claimed
 * only an edit asks, to take it back: where the listing or the edit says so.
 */
export const asksIfPrivate = ({ kind, form, listingId, wasPrivate }: Draft): boolean =>
  !claimProofOf(kind ?? '') || wasPrivate || (listingId !== null && typedIn(form, 'contactPrivate') === 'on')

/** Fields that are shown only on request where a private person offers it. */
export const shownOnRequest = ['contactPhone', 'contactWhatsapp', 'contactEmail', 'contactWebsite']

/** What may be published of a form by a kind that does not ask: nothing that was typed beside a tick. */
export function publicForm({ contactPrivate = [], ...form }: FormTexts): FormTexts {
  if (contactPrivate[0] !== 'on') return form
  return Object.fromEntries(Object.entries(form).filter(([name]) => !shownOnRequest.includes(name)))
}
