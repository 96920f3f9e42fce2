import type { ListingState } from '../../directory/listing-state.ts'
import type { OwnerLink } from '../../directory/owner-pages.server.ts'
import type { ColleagueRole } from '../../ground/request/viewer.ts'
import type { Figures } from './figures.ts'

/** A listing as the table of those shows it who act for it. */
export type OwnListing = {
  readonly kind: string
  /** What its kind is called. */
  readonly directory: string
  readonly ref: string
  readonly title: string
  readonly lang: string | null
  readonly href: string
  readonly picture: string
  readonly state: ListingState
  /** It is gone once it is sold; else it is closed. */
  readonly isForSale: boolean
  readonly createdAt: Date
  /** Null of what never expires. */
  readonly expiresAt: Date | null
  /** The latest decision of the staff, where it went against them: no one else may read it. */
  readonly decision: number | null
  /** Changes of it wait for the staff. */
  readonly changesInReview: boolean
  readonly conversations: number
  readonly unread: number
  readonly figures: Figures
  /** What they do for it beside its owner; null: they are the owner. */
  readonly role: ColleagueRole | null
  readonly mayEdit: boolean
  readonly mayOffer: boolean
  readonly mayAnswer: boolean
  /** Where its owner names who has bought it; null of what is not sold. */
  readonly buyer: string | null
  /** Where its owner chooses their colleagues, or where a colleague leaves. */
  readonly colleagues: string
  /** The other pages that they may open for it, such as its bookings; `count`: how many wait there, null: not counted. */
  readonly pages: readonly (OwnerLink & { readonly count: number | null })[]
}

/** So many conversations or applications of a listing are counted; of more, the page says that there are more. */
export const mostCounted = 1_000

/** What an owner may have done with a listing. */
export const changes = [
  'renew',
  'pause',
  'resume',
  'sold',
  'close',
  'undo-pause',
  'undo-sold',
  'undo-close',
  'delete',
  'restore',
] as const
export type Change = (typeof changes)[number]

/** What someone is offered, by its state. What undoes a change only follows it. */
export const changesFor = (listing: OwnListing): readonly Change[] =>
  listing.mayOffer
    ? ownersChanges(listing).filter((change) => change !== 'delete' || listing.role === null)
    : []

function ownersChanges({ state, isForSale }: OwnListing): readonly Change[] {
  const end = isForSale ? 'sold' : 'close'
  switch (state) {
    case 'live':
      return ['renew', 'pause', end, 'delete']
    case 'expired':
      return ['renew', end, 'delete']
    case 'paused':
      return ['resume', end, 'delete']
    case 'sold':
    case 'closed':
      return ['resume', 'delete']
    default:
      return ['delete']
  }
}
