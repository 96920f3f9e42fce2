import { useSyncExternalStore } from 'react'
import type { Entry } from '../entry.ts'
import { favorites, isKeptInAccount, subscribeToFavorites } from '../favorites.ts'

/** What is kept, oldest first; null until it is known. @param own what the account keeps, as the server says */
export function useEntries(own: readonly Entry[] | null): readonly Entry[] | null {
  return useSyncExternalStore(
    subscribeToFavorites,
    () => (own && !isKeptInAccount() ? own : favorites()),
    () => own,
  )
}
