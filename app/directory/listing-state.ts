import { day } from './lifetime.ts'

/** The state of a listing that is not deleted. */
export type ListingState =
  | 'draft'
  | 'hidden'
  | 'refused'
  | 'review'
  | 'sold'
  | 'closed'
  | 'paused'
  | 'demo'
  | 'expired'
  | 'live'

/** Columns of a listing. Moments are as the database writes them. */
export type StateColumns = {
  readonly status: 'draft' | 'live' | 'paused' | 'sold' | 'closed' | 'demo'
  readonly review: 'pending' | 'approved' | 'refused'
  readonly hidden_at: string | null
  readonly expires_at: string | null
  readonly ended_at: string | null
  readonly updated_at: string
}

/** What the staff decided comes before what its owner says, which comes before the time that ran out. */
export function stateOf({ status, review, hidden_at, expires_at }: StateColumns, now: Date): ListingState {
  if (status === 'draft') return 'draft'
  if (hidden_at !== null) return 'hidden'
  if (review === 'refused') return 'refused'
  if (review === 'pending') return 'review'
  if (status !== 'live') return status
  return expires_at !== null && new Date(expires_at) <= now ? 'expired' : 'live'
}

/** Days for which the page of an ended listing stays readable. */
const kept = 90

/** Until when everyone can read the page of an unlisted listing; null: only its owner can. */
export function keptUntil(listing: StateColumns, now: Date): Date | null {
  const end = endOf(listing, stateOf(listing, now))
  return end === null ? null : new Date(new Date(end).getTime() + kept * day)
}

function endOf({ expires_at, ended_at, updated_at }: StateColumns, state: ListingState): string | null {
  if (state === 'expired') return expires_at
  return state === 'sold' || state === 'closed' ? (ended_at ?? updated_at) : null
}
