import type { RecordKey } from '../../../ground/db/named.ts'
import type { Shortage } from '../buy/find-offer.server.ts'
import type { Way } from '../../payments/ways.ts'

/** How a listing is bought on the site. */
export type Sale = {
  readonly way: Way
  /** Why none is left; null: it can be bought. */
  readonly shortage: Exclude<Shortage, 'uncounted'> | null
  /** The number of the reader's own order that has taken it. */
  readonly ownOrder: string | null
  /** By which it gets into a cart; null: it is bought by itself. */
  readonly inCart: RecordKey | null
  /** Who has no cart before they log in. */
  readonly isGuest: boolean
}

/** In the words of schema.org. What is not sold on the site is there while its page is. */
export const availabilityOf = (sale: Sale | null) => (sale?.shortage ? 'SoldOut' : 'InStock')
