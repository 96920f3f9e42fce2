import type { I18n } from '@lingui/core'
import { completeAreaOf } from '../../directory/known-areas.ts'
import { registered } from '../../ground/request/registered.ts'
import type { ActivityCounts } from './count-activity.server.ts'

const counted = registered<readonly string[]>('The kinds of counted favorites')

/** The types that are counted separately, in this order. */
export const registerCountedKinds = counted.set

export type FavoriteCounts = {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly others: number
}

/** A user's favorites as the profile shows them. */
export function favoriteCounts(counts: ActivityCounts['favorites'], i18n: I18n): FavoriteCounts {
  const first = counted.get()
  return {
    kinds: first.map((kind) => ({
      name: i18n._(completeAreaOf(kind)!.names.plural),
      count: counts[kind] ?? 0,
    })),
    others: Object.entries(counts).reduce(
      (sum, [kind, count]) => (first.includes(kind) ? sum : sum + count),
      0,
    ),
  }
}
