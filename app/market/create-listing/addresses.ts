import { flag, matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import type { Step } from './draft.ts'

export const createListingPath = '/create-listing'
export const ownListingsPath = '/user-listings'

/** Where admins find what the team owns, by the name under which it writes there. */
export const teamAddress = (team: string) => `/admin/content/${team}`

/** Where a listing is edited: asked for, as it is now; sent the number of a change, as it was before that. */
export const editAddress = ({ kind, ref }: { kind: string; ref: string }) =>
  `${ownListingsPath}/${kind}/${encodeURIComponent(ref)}/edit`

/** `draft`: the one on show in a form with all there is to say, or `new`. */
export const draftQuery = defineQuery({ draft: matching(/^[\da-f-]{36}$|^new$/) })

/** `full`: there is no room for another draft. */
export const typeQuery = defineQuery({ full: flag() })
export const fullAddress = typeQuery.address(createListingPath, { full: true })

export const steps: readonly Step[] = ['type', 'category', 'images', 'details']

export const stepAddress = (draftId: string, step: Step): string =>
  step === 'type' ? `${createListingPath}/${draftId}` : `${createListingPath}/${draftId}/${step}`
