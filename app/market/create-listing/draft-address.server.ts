import { createListingPath, draftQuery, stepAddress } from './addresses.ts'
import { areaFormOf } from './area-form.ts'
import type { Draft } from './draft.ts'

/** Whether a kind has a form with all there is to say on one page. */
export const hasFullForm = (kind: string | null): kind is string => areaFormOf(kind).headings !== undefined

/** Where a draft is written on: an edit in the form, a new listing in the wizard where it was left. */
export function draftAddress({
  id,
  kind,
  category,
  listingId,
}: Pick<Draft, 'id' | 'kind' | 'category' | 'listingId'>): string {
  if (listingId !== null && hasFullForm(kind))
    return draftQuery.address(`${createListingPath}/${kind}`, { draft: id })
  if (!kind) return stepAddress(id, 'type')
  return stepAddress(id, category || listingId !== null ? 'details' : 'category')
}
