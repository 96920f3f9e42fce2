import { signInParameters } from './people/accounts/sign-in/sign-in-address.ts'
import { analyticsParameters, analyticsPath, askedPeriod, askedTable } from './team/analytics/period.ts'
import { askedAudit, auditParameters, auditPath } from './team/audit-page/audit-address.ts'
import {
  askedCampaigns,
  deskParameters,
  deskPath as advertisingDesk,
} from './team/advertising/desk/desk-address.ts'
import { contentParameters, contentPath } from './team/content/content-address.ts'
import { draftParameter, ownListingsPath } from './market/create-listing/addresses.ts'
import { isFullForm } from './market/create-listing/draft-address.server.ts'
import { askedBy } from './reading/articles/asked-by.ts'
import { isList, parametersOf } from './reading/articles/blog-address.ts'
import {
  askedBy as favoritesAskedBy,
  cardsParameters,
  favoritesParameters,
  favoritesPath,
} from './market/favorites/page/addresses.ts'
import { pageNumber } from './ground/query/fields.ts'
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
import { contactParameters } from './team/support/contact/contact-parameters.ts'
import { askedTickets, deskPath, ticketParameters } from './team/support/desk/desk-address.ts'
import { searchParameters } from './market/search/asked.ts'
import { parseSearch } from './market/search/parse-search.ts'
import { askedRequests, requestsParameters, requestsPath } from './people/verification/requests-address.ts'

/**
 * The one spelling of an address for which a page is rendered and kept: parameters that its page does not know are left
 * out, the others stand in a fixed order, and the visitor's island is said where it applies.
 */
export function canonicalAddress(url: URL): string {
  const params = knownParameters(url)
  const language = url.searchParams.get('lang')
  if (isLanguage(language)) params.set('lang', language)
  const query = params.toString()
  return url.pathname + (query && `?${query}`)
}

function knownParameters(url: URL): URLSearchParams {
  if (isList(url.pathname)) return parametersOf(askedBy(url))
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
  if (url.pathname === auditPath) return auditParameters(askedAudit(url))
  if (url.pathname.startsWith(contentPath)) return contentParameters(url)
  if (url.pathname === '/account')
    return new URLSearchParams(url.searchParams.has('saved') ? { saved: '1' } : {})
  const ofSignIn = signInParameters(url)
  if (ofSignIn) return ofSignIn
  const next = url.pathname === '/preferences' ? url.searchParams.get('next') : null
  return new URLSearchParams(next ? { next } : {})
}

/** The key of an advertiser without account. */
function statusParameters({ searchParams }: URL): URLSearchParams {
  const key = searchParams.get('key')
  return new URLSearchParams(key ? { key } : {})
}

function pageParameter({ searchParams }: URL): URLSearchParams {
  const page = pageNumber().read(searchParams.getAll('page'))
  return new URLSearchParams(page > 1 ? { page: String(page) } : {})
}
