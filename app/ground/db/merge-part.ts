import type { Database } from './client.server.ts'
import type { RecordKey } from './named.ts'

/** A listing, locked while it is merged. */
export type MergedListing = RecordKey & {
  readonly id: number
  readonly title: string
  readonly ownerId: string | null
}

/** What a room keeps about listings, and how it is moved when two listings are merged. */
export type MergePart = {
  /** Those that refer to listings. */
  readonly tables: readonly string[]
  /** Moves it from one listing to the other, in one transaction. What is left is deleted with the listing `from`. */
  readonly merge?: (tx: Database, from: MergedListing, to: MergedListing) => Promise<void>
}
