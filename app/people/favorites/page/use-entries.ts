import { useSyncExternalStore } from 'react'
import type { Entry } from '../entry.ts'
import { favorites, isKeptInAccount, subscribeToFavorites } from '../favorites.ts'

/**
 * All favorites, oldest first; null until they are loaded.
 * @param own an account's favorites as they were read; null: a guest's; undefined: whose they are is not known yet
 */
export function useEntries(own: readonly Entry[] | null | undefined): readonly Entry[] | null {
  return useSyncExternalStore(
    subscribeToFavorites,
    () => (own === undefined ? null : own && !isKeptInAccount() ? own : favorites()),
    () => own ?? null,
  )
}
