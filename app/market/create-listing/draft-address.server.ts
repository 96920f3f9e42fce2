import { createListingPath, draftQuery, stepAddress } from './addresses.ts'
import { areaFormOf } from './area-form.ts'
import type { Draft } from './draft.ts'

/** Whether a kind has a full form on one page. */
export const hasFullForm = (kind: string | null): kind is string => areaFormOf(kind).headings !== undefined

/** Where a draft is continued: an edit in the form, a new listing at the wizard's last open step. */
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
