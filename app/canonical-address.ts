import { adventures } from './areas/adventures/area.ts'
import { areas } from './areas/registry.ts'
import type { AnyArea } from './directory/area.ts'
import { askedBy, isList, parametersOf } from './articles/blog-address.ts'
import { parseFilters, searchOf } from './directory/filters.ts'
import type { IslandChoice } from './directory/islands.ts'
import { isLanguage } from './i18n/languages.ts'
import { questionPageParameters, questionsPath } from './questions/question-filters.ts'
import { reviewPage } from './reviews/review-page.ts'
import { searchParameters } from './search/asked.ts'
import { parseSearch } from './search/parse-search.ts'
import { contactParameters } from './support/contact/contact-parameters.ts'
import { attractionCategory } from './site/adventures/attraction-filters.ts'

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
  if (isList(url.pathname)) return parametersOf(askedBy(url))
  const area = areas.find(({ path }) => url.pathname === path || url.pathname === `/pins${path}`)
  if (area) return listParameters(area, url, island)
  const detailOf = areas.find(({ path }) => /^\/[^/]+$/.test(after(path, url.pathname)))
  if (detailOf) return detailParameters(detailOf, url)
  if (url.pathname === '/search') return searchParameters(parseSearch(url.searchParams))
  if (url.pathname === '/suggest') return searchParameters({ ...parseSearch(url.searchParams), island: null })
  if (url.pathname.startsWith(questionsPath)) return questionPageParameters(url)
  if (url.pathname === '/contact') return contactParameters(url)
  const next = url.pathname === '/preferences' ? url.searchParams.get('next') : null
  return new URLSearchParams(next ? { next } : {})
}

function listParameters(area: AnyArea, url: URL, island: IslandChoice): URLSearchParams {
  const params = searchOf(area, parseFilters(area, url.searchParams, island))
  const below = url.pathname === adventures.path && attractionCategory(url.searchParams)
  if (!below) return params
  params.set('attractions', below)
  params.sort()
  return params
}

function detailParameters({ filters, detailParameters = {} }: AnyArea, url: URL): URLSearchParams {
  // Listings that are reviewed are filtered by their rating, others have no pages of reviews.
  const page = filters.includes('rating') ? reviewPage(url) : 1
  const params = new URLSearchParams(page > 1 ? { reviews: String(page) } : {})
  for (const [key, known] of Object.entries(detailParameters)) {
    const value = url.searchParams.get(key)
    if (value !== null && known.test(value)) params.set(key, value)
  }
  return params
}

const after = (path: string, pathname: string) =>
  pathname.startsWith(path) ? pathname.slice(path.length) : ''
