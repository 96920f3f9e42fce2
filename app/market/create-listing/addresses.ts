import { flag, matching } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import type { Step } from './draft.ts'

export const createListingPath = '/create-listing'
export const ownListingsPath = '/user-listings'

/** The page where admins edit what the team publishes, by the team's name. */
export const teamAddress = (team: string) => `/admin/content/${team}`

/** The edit form of a listing. POST with the number of a change opens it as it was before that change. */
export const editAddress = ({ kind, ref }: { kind: string; ref: string }) =>
  `${ownListingsPath}/${kind}/${encodeURIComponent(ref)}/edit`

/** `draft`: the draft to edit in the full form, or `new`. */
export const draftQuery = defineQuery({ draft: matching(/^[\da-f-]{36}$|^new$/) })

/** `full`: the account has no room for another draft. `kind`: the type is chosen, its category is to be. */
export const typeQuery = defineQuery({ full: flag(), kind: matching(/^[a-z-]{1,40}$/) })
export const newAddress = (kind: string) => typeQuery.address(createListingPath, { kind })
export const fullAddress = typeQuery.address(createListingPath, { full: true })

export const steps: readonly Step[] = ['type', 'category', 'images', 'details']

export const stepAddress = (draftId: string, step: Step): string =>
  step === 'type' ? `${createListingPath}/${draftId}` : `${createListingPath}/${draftId}/${step}`
