import { signInParameters } from './people/accounts/sign-in/sign-in-address.ts'
import { analyticsParameters, analyticsPath, askedPeriod, askedTable } from './team/analytics/period.ts'
import { askedAudit, auditParameters, auditPath } from './team/audit-page/audit-address.ts'
import { askedUsers, usersParameters, usersPath } from './team/users/users-address.ts'
import {
  askedCampaigns,
  deskParameters,
  deskPath as advertisingDesk,
} from './team/advertising/desk/desk-address.ts'
import { adventures } from './areas/adventures/area.ts'
import { knownAreas, knownLists } from './directory/known-areas.ts'
import { contentParameters, contentPath } from './team/content/content-address.ts'
import { draftParameter, ownListingsPath } from './market/create-listing/addresses.ts'
import { isFullForm } from './market/create-listing/draft-address.server.ts'
import type { AnyArea } from './directory/area.ts'
import { askedBy } from './reading/articles/asked-by.ts'
import { isList, parametersOf } from './reading/articles/blog-address.ts'
import {
  askedBy as favoritesAskedBy,
  cardsParameters,
  favoritesParameters,
  favoritesPath,
} from './market/favorites/page/addresses.ts'
import { feedFilters, isFeedOf } from './directory/feed/feed-address.ts'
import { parseFilters, searchOf } from './directory/filters.ts'
import type { IslandChoice } from './directory/islands.ts'
import { pageNumber } from './directory/page-number.ts'
import { isLanguage } from './ground/i18n/languages.ts'
import {
  askedListings,
  exportPath,
  listingsParameters,
  listingsPath,
} from './team/listing-desk/desk-address.ts'
import { askedMails, mailsParameters, mailsPath } from './team/mails/mails-address.ts'
import { messageParameters } from './market/messages/addresses.ts'
import { askedAfter, queueParameters, queuePath } from './team/moderation/queue/queue-address.ts'
import { reportParameters } from './team/moderation/report/report-parameters.ts'
import { ownKinds } from './market/own-listings/kinds.server.ts'
import { ownListingsParameters } from './market/own-listings/own-address.ts'
import { profileParameters } from './people/profile/profile-notice.ts'
import { questionsPath } from './reading/questions/question-address.ts'
import { questionPageParameters } from './reading/questions/question-filters.ts'
import { reviewPage } from './market/reviews/review-page.ts'
import { contactParameters } from './team/support/contact/contact-parameters.ts'
import { askedTickets, deskPath, ticketParameters } from './team/support/desk/desk-address.ts'
import { searchParameters } from './market/search/asked.ts'
import { parseSearch } from './market/search/parse-search.ts'
import { attractionCategory } from './site/adventures/attraction-filters.ts'
import { askedRequests, requestsParameters, requestsPath } from './people/verification/requests-address.ts'

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
  const list =
    knownLists().get(url.pathname) ?? knownAreas().find(({ path }) => url.pathname === `/pins${path}`)
  if (list) return listParameters(list, url, island)
  const feedOf = knownAreas().find(({ path }) => isFeedOf(path, url.pathname))
  if (feedOf) return searchOf(feedOf, feedFilters(parseFilters(feedOf, url.searchParams), feedOf))
  const detailOf = knownAreas().find(({ path }) => /^\/[^/]+$/.test(after(path, url.pathname)))
  if (detailOf) return detailParameters(detailOf, url)
  if (url.pathname.startsWith(questionsPath)) return questionPageParameters(url)
  if (isFullForm(url.pathname)) return draftParameter(url)
  if (url.pathname === '/profile') return profileParameters(url)
  if (url.pathname === favoritesPath) return favoritesParameters(favoritesAskedBy(url))
  if (url.pathname === `${favoritesPath}/cards`) return cardsParameters(url)
  if (url.pathname === '/contact') return contactParameters(url)
  if (url.pathname.startsWith('/advertise/')) return statusParameters(url)
  if (url.pathname === advertisingDesk) return deskParameters(askedCampaigns(url))
  if (url.pathname === '/report') return reportParameters(url)
  if (url.pathname === '/search') return searchParameters(parseSearch(url.searchParams))
  if (url.pathname === '/suggest') return searchParameters({ ...parseSearch(url.searchParams), island: null })
  if (url.pathname === '/saved-searches/new') {
    const of = url.searchParams.get('of')
    return new URLSearchParams(of ? { of } : {})
  }
  if (url.pathname === ownListingsPath) return ownListingsParameters(url, ownKinds())
  if (/^\/messages(\/|$)/.test(url.pathname)) return messageParameters(url)
  if (url.pathname === '/notifications') return pageParameter(url)
  if (url.pathname.startsWith(analyticsPath)) return analyticsParameters(askedPeriod(url), askedTable(url))
  if (url.pathname === queuePath) return queueParameters(askedAfter(url))
  if (url.pathname === requestsPath) return requestsParameters(askedRequests(url))
  if (url.pathname === deskPath) return ticketParameters(askedTickets(url))
  if (url.pathname === listingsPath || url.pathname === exportPath)
    return listingsParameters(askedListings(url))
  if (url.pathname === mailsPath) return mailsParameters(askedMails(url))
  if (url.pathname === usersPath) return usersParameters(askedUsers(url))
  if (url.pathname === auditPath) return auditParameters(askedAudit(url))
  if (url.pathname.startsWith(contentPath)) return contentParameters(url)
  if (url.pathname === '/account')
    return new URLSearchParams(url.searchParams.has('saved') ? { saved: '1' } : {})
  const ofSignIn = signInParameters(url)
  if (ofSignIn) return ofSignIn
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

/** The key of an advertiser without account. */
function statusParameters({ searchParams }: URL): URLSearchParams {
  const key = searchParams.get('key')
  return new URLSearchParams(key ? { key } : {})
}

function pageParameter({ searchParams }: URL): URLSearchParams {
  const page = pageNumber(searchParams.get('page'))
  return new URLSearchParams(page > 1 ? { page: String(page) } : {})
}

const after = (path: string, pathname: string) =>
  pathname.startsWith(path) ? pathname.slice(path.length) : ''
