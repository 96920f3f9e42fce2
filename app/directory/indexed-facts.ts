import type { ListingFacts } from './listing-facts.server.ts'
import type { listing } from './tables.server.ts'

/** What filters and text search of a listing depend on. */
export type IndexedFacts = Required<Pick<ListingRow, 'title' | 'description' | 'island' | 'village'>> &
  Pick<ListingRow, 'translations' | 'address' | 'offer' | 'priceCents' | 'pricePeriod'> &
  Pick<ListingFacts, 'attributes'>
type ListingRow = typeof listing.$inferInsert
