export const closureReasons = ['typhoon', 'other'] as const
export type ClosureReason = (typeof closureReasons)[number]

/** A place is closed up to this day of the islands and on it, whatever its hours say. */
export type Closure = { readonly until: string; readonly why: ClosureReason }
