import type { Dates } from '../days/nights.ts'
import type { PriceLine } from '../prices/prices.ts'

/** What a confirmed booking becomes when its owner confirms. Moments are in ISO 8601. */
export type Change = {
  readonly persons: number
  readonly dates: Dates | null
  readonly placeId: number | null
  readonly startsAt: string
  readonly endsAt: string
  readonly price: readonly PriceLine[]
  readonly totalCents: number
  readonly deadline: string
}
