import { useEffect, useState } from 'react'
import type { Entry } from '../entry.ts'
import { favorites, isKeptInAccount } from '../favorites.ts'
import { cardsQuery, favoritesPath } from './favorites-query.ts'
import { type FavoriteCard, wordOf } from './card.ts'
import { isOf, keepList, keptList } from './kept-list.ts'

/**
 * The cards of some entries, from the page's data or requested from the server; null until all are loaded. Those that
 * don't load are the ones that this browser read before, as far as it did.
 * @param owner the account's id, or `guest`
 */
export function useCards(entries: readonly Entry[], given: readonly FavoriteCard[], owner: string) {
  const [fetched, setFetched] = useState<readonly FavoriteCard[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const known = [...given, ...fetched]
  const missing = entries.filter((entry) => !known.some((card) => isOf(card, entry)))
  const address =
    missing.length > 0 ? cardsQuery.address(`${favoritesPath}/cards`, { of: missing.map(wordOf) }) : null
  useEffect(() => {
    if (!address || failed === address) return
    const leaving = new AbortController()
    fetchCards(address, leaving.signal)
      .then((cards) => {
        // Until the account's list is there, the guest's is in its place.
        keepList(owner, { entries: isKeptInAccount() ? favorites() : keptList(owner).entries, cards })
        setFetched((before) => [...before, ...cards])
      })
      .catch(() => leaving.signal.aborted || setFailed(address))
    return () => leaving.abort()
  }, [address, failed, owner])
  const isCut = address !== null && failed === address
  const all = isCut ? [...known, ...keptList(owner).cards] : known
  const cards = entries.flatMap((entry) => all.find((card) => isOf(card, entry)) ?? [])
  return {
    cards: address && !isCut ? null : cards,
    failed: cards.length < entries.length && isCut,
    retry: () => setFailed(null),
  }
}

async function fetchCards(address: string, signal: AbortSignal): Promise<FavoriteCard[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as FavoriteCard[]
}
