import { useEffect, useState } from 'react'
import type { Suggestion } from '../suggestion.ts'

const pause = 120 // ms without a key
const nothing: FoundSuggestions = { term: '', suggestions: [] }

/** The suggestions for a term. */
export type FoundSuggestions = { readonly term: string; readonly suggestions: readonly Suggestion[] }

/** What a visitor may mean who has typed `text`; those of the text before until the next are there. */
export function useSuggestions(text: string): FoundSuggestions {
  const [found, setFound] = useState(nothing)
  const term = text.trim()
  useEffect(() => {
    if (!term) return
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/suggest?${new URLSearchParams({ q: term })}`, { signal: outdated.signal })
        .then((response) => (response.ok ? response.json() : nothing))
        .then(({ suggestions }: Pick<FoundSuggestions, 'suggestions'>) => setFound({ term, suggestions }))
        // The search itself needs none of these.
        .catch(() => {})
    }, pause)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [term])
  return term ? found : nothing
}
