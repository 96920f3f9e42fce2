import { areas } from './areas/registry.ts'
import { parseFilters, searchOf } from './directory/filters.ts'
import type { IslandChoice } from './directory/islands.ts'
import { isLanguage } from './i18n/languages.ts'

/**
 * The one spelling of an address for which a page is rendered and kept: parameters that its page does not know are left
 * out, the others stand in a fixed order, and the visitor's island is said where it applies.
 */
export function canonicalAddress(url: URL, island: IslandChoice): string {
  const params = knownParameters(url, island)
  const language = url.searchParams.get('lang')
  if (isLanguage(language)) params.set('lang', language)
  const query = params.toString()
  return url.pathname + (query && `?${query}`)
}

function knownParameters(url: URL, island: IslandChoice): URLSearchParams {
  const area = areas.find(({ path }) => url.pathname === path || url.pathname === `/pins${path}`)
  if (area) return searchOf(area, parseFilters(area, url.searchParams, island))
  const next = url.pathname === '/preferences' ? url.searchParams.get('next') : null
  return new URLSearchParams(next ? { next } : {})
}
