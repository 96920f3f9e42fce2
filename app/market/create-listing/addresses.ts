import { flag, matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import type { Draft, Step } from './draft.ts'

export const createListingPath = '/create-listing'
export const ownListingsPath = '/user-listings'

/** Where admins find what the team owns, by `ListingType.ofTeam`. */
export const teamAddress = (ofTeam: string) => `/admin/content/${ofTeam}`

/** Where a listing is edited: asked for, as it is now; sent the number of a change, as it was before that. */
export const editAddress = ({ kind, ref }: { kind: string; ref: string }) =>
  `${ownListingsPath}/${kind}/${encodeURIComponent(ref)}/edit`

/** Kinds with a form of their own of all there is to say. */
export const fullForms: readonly string[] = ['property', 'event']

/** `draft`: the one on show in such a form, or `new`. */
export const draftQuery = defineQuery({ draft: matching(/^[\da-f-]{36}$|^new$/) })

/** `full`: there is no room for another draft. */
export const typeQuery = defineQuery({ full: flag() })
export const fullAddress = typeQuery.address(createListingPath, { full: true })

export const steps: readonly Step[] = ['type', 'category', 'images', 'details']

export const stepAddress = (draftId: string, step: Step): string =>
  step === 'type' ? `${createListingPath}/${draftId}` : `${createListingPath}/${draftId}/${step}`

/** Where a draft is written on: an edit in the form, a new listing in the wizard where it was left. */
export function draftAddress({
  id,
  kind,
  category,
  listingId,
}: Pick<Draft, 'id' | 'kind' | 'category' | 'listingId'>): string {
  if (listingId !== null && kind && fullForms.includes(kind))
    return draftQuery.address(`${createListingPath}/${kind}`, { draft: id })
  if (!kind) return stepAddress(id, 'type')
  return stepAddress(id, category || listingId !== null ? 'details' : 'category')
}
