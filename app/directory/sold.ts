import type { StockKind } from './complete-area.ts'
import { completeAreaOf } from './known-areas.ts'

/** How many pieces of such a listing are bought on the site; undefined: none are. */
export const soldOf = (kind: string): StockKind | undefined => completeAreaOf(kind)?.listing.sold
