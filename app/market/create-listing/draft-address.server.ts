import { createListingPath, draftQuery, stepAddress } from './addresses.ts'
import { areaFormOf } from './area-form.ts'
import type { Draft } from './draft.ts'

/** Whether a kind has a full form on one page. */
const hasFullForm = (kind: string | null): kind is string => areaFormOf(kind).headings !== undefined

/** Whether all is chosen that a form needs to be sent: the whole form of a listing asks for its category, too. */
export const isChosen = ({
  kind,
  category,
  listingId,
}: Pick<Draft, 'kind' | 'category' | 'listingId'>): boolean =>
  kind !== null && (listingId !== null || Boolean(category) || hasFullForm(kind))

/**
 * Where a draft is continued: an edit in the form, a new listing at the first step of the wizard that waits for a choice
 * or in its form, or in the whole form where it was begun.
 */
export function draftAddress({
  id,
  kind,
  category,
  listingId,
}: Pick<Draft, 'id' | 'kind' | 'category' | 'listingId'>): string {
  if (hasFullForm(kind) && (listingId !== null || !category))
    return draftQuery.address(`${createListingPath}/${kind}`, { draft: id })
  if (!kind) return stepAddress(id, 'type')
  return stepAddress(id, category || listingId !== null ? 'details' : 'category')
}
