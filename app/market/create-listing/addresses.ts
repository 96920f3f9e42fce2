import type { Step } from './draft.ts'

export const createListingPath = '/create-listing'
/** Where is said that there is no room for another draft. */
export const fullAddress = `${createListingPath}?full`
export const ownListingsPath = '/user-listings'

/** Where admins find what the team owns, by the name under which it writes there. */
export const teamAddress = (team: string) => `/admin/content/${team}`

/** Where a listing is edited: asked for, as it is now; sent the number of a change, as it was before that. */
export const editAddress = ({ kind, ref }: { kind: string; ref: string }) =>
  `${ownListingsPath}/${kind}/${encodeURIComponent(ref)}/edit`

/** Of the address of a form of all there is to say, what its page knows: the draft, or `new`. */
export function draftParameter({ searchParams }: URL): URLSearchParams {
  const draft = searchParams.get('draft') ?? ''
  return new URLSearchParams(/^[\da-f-]{36}$|^new$/.test(draft) ? { draft } : {})
}

export const steps: readonly Step[] = ['type', 'category', 'images', 'details']

export const stepAddress = (draftId: string, step: Step): string =>
  step === 'type' ? `${createListingPath}/${draftId}` : `${createListingPath}/${draftId}/${step}`
