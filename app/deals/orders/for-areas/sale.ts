import type { RecordKey } from '../../../ground/db/named.ts'
import type { Way } from '../../payments/ways.ts'

/** How a listing is bought on the site. */
export type Sale = {
  readonly way: Way
  /** Others have what there was. */
  readonly isTaken: boolean
  /** The number of the reader's own order that has taken it. */
  readonly ownOrder: string | null
  /** By which it gets into a cart; null: it is bought alone. */
  readonly inCart: RecordKey | null
  /** Who has no cart before they log in. */
  readonly isGuest: boolean
}
