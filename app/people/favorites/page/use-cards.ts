import { useEffect, useState } from 'react'
import type { Entry } from '../entry.ts'
import { cardsQuery, favoritesPath } from './favorites-query.ts'
import { type FavoriteCard, wordOf } from './card.ts'

/** The cards of some entries, from the page's data or requested from the server; null until all are loaded. */
export function useCards(entries: readonly Entry[], given: readonly FavoriteCard[]) {
  const [fetched, setFetched] = useState<readonly FavoriteCard[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const known = new Map([...fetched, ...given].map((card) => [nameOf(card.entry), card]))
  const missing = entries.filter((entry) => !known.has(nameOf(entry)))
  const address =
    missing.length > 0 ? cardsQuery.address(`${favoritesPath}/cards`, { of: missing.map(wordOf) }) : null
  useEffect(() => {
    if (!address || failed === address) return
    const leaving = new AbortController()
    fetchCards(address, leaving.signal)
      .then((cards) => setFetched((before) => [...before, ...cards]))
      .catch(() => leaving.signal.aborted || setFailed(address))
    return () => leaving.abort()
  }, [address, failed])
  return {
    cards: address ? null : entries.map((entry) => known.get(nameOf(entry))!),
    failed: address !== null && failed === address,
    retry: () => setFailed(null),
  }
}

async function fetchCards(address: string, signal: AbortSignal): Promise<FavoriteCard[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as FavoriteCard[]
}

const nameOf = ({ type, id }: Entry) => `${type}/${id}`
