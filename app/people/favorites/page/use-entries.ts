import { useSyncExternalStore } from 'react'
import type { Entry } from '../entry.ts'
import { favorites, isKeptInAccount, subscribeToFavorites } from '../favorites.ts'

/** All favorites, oldest first; null until they are loaded. @param own the account's favorites, from the server */
export function useEntries(own: readonly Entry[] | null): readonly Entry[] | null {
  return useSyncExternalStore(
    subscribeToFavorites,
    () => (own && !isKeptInAccount() ? own : favorites()),
    () => own,
  )
}
