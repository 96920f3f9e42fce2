import { useEffect, useState } from 'react'
import type { Suggestion } from '../suggestion.ts'

const pause = 120 // ms without a key
const none: readonly Suggestion[] = []

/** What a visitor may mean who has typed `text`; those of the text before until the next are there. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [found, setFound] = useState(none)
  const term = text.trim()
  useEffect(() => {
    if (!term) return
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/suggest?${new URLSearchParams({ q: term })}`, { signal: outdated.signal })
        .then((response) => (response.ok ? response.json() : { suggestions: none }))
        .then(({ suggestions }: { suggestions: readonly Suggestion[] }) => setFound(suggestions))
        // The search itself needs none of these.
        .catch(() => {})
    }, pause)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [term])
  return term ? found : none
}
