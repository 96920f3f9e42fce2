import type { RecordKey } from '../../../ground/db/named.ts'
import type { Way } from '../../payments/ways.ts'

/** How a listing is bought on the site. */
export type Sale = {
  readonly way: Way
  /** Others have what there was. */
  readonly isTaken: boolean
  /** By which it gets into a cart; null: it is bought alone. */
  readonly inCart: RecordKey | null
  /** Who has no cart before they log in. */
  readonly isGuest: boolean
}
