import type { I18n } from '@lingui/core'
import { completeAreaOf } from '../../directory/known-areas.ts'
import type { ActivityCounts } from './count-activity.server.ts'

let first: readonly string[] = []

/** The types that are counted separately, in this order. */
export function registerCountedKinds(kinds: readonly string[]): void {
  first = kinds
}

export type FavoriteCounts = {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly others: number
}

/** A user's favorites as the profile shows them. */
export const favoriteCounts = (counts: ActivityCounts['favorites'], i18n: I18n): FavoriteCounts => ({
  kinds: first.map((kind) => ({
    name: i18n._(completeAreaOf(kind)!.names.plural),
    count: counts[kind] ?? 0,
  })),
  others: Object.entries(counts).reduce(
    (sum, [kind, count]) => (first.includes(kind) ? sum : sum + count),
    0,
  ),
})
