import type { MergePart } from '../../ground/db/merge-part.ts'

/** The state to which an owner's listing returns when they come back: the kept listing has its own. */
export const listingMerge: MergePart = { tables: ['closed_listing'] }
