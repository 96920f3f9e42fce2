import type { LightboxPlan } from './plan.ts'

type Address = { readonly pathname: string; readonly search: string }

type Navigation = {
  readonly from: Address
  readonly to: Address
  /** The query of the address under which the document was loaded. */
  readonly loaded: string
}

/** Never on the pages for emergencies and government offices. */
const sparedPages = /^\/(?:services\/emergency|government-services)(?:\/|$)/

/** Never before forms and a user's own pages. */
const formsAndOwnPages =
  /^\/(?:login|signup|forgot-password|reset-password|verify-email|second-step|first-admin|admin|account|profile|favorites|saved-searches|preferences|notifications|unsubscribe|create-listing|user-listings|bookings|applications|claims|claim-objection|colleagues|sales|messages|orders|decisions|contact|advertise|report|ask-local\/new|buy-and-sell\/(?:mine|favorites))(?:\/|$)|\/(?:contact|edit|book|buy|apply|review|reply)$/

/**
 * Whether the lightbox may show on the way from one page to another. What is filtered or sorted stays the same page.
 */
export function mayShow({ settings, lists }: LightboxPlan, { from, to, loaded }: Navigation): boolean {
  const { disableLightbox, disableParameter, showOnPageTransition, showOnListingClick } = settings
  if (disableLightbox || from.pathname === to.pathname) return false
  if ([from, to].some(({ pathname }) => sparedPages.test(pathname))) return false
  if (formsAndOwnPages.test(to.pathname)) return false
  const queries = [loaded, from.search, to.search]
  if (disableParameter && queries.some((query) => new URLSearchParams(query).has(disableParameter)))
    return false
  return isListing(to.pathname, lists) ? showOnListingClick : showOnPageTransition
}

const isListing = (pathname: string, lists: readonly string[]) =>
  !lists.includes(pathname) && lists.includes(pathname.slice(0, pathname.lastIndexOf('/')))

const pause = 10 * 60_000 // ms
const shownKey = 'adLightboxShownAt'

/** Whether the last one in this browser was long enough ago; remembers this one. Never shows without storage. */
export function takeTurn(now = Date.now()): boolean {
  try {
    const last = Number(localStorage.getItem(shownKey))
    if (last <= now && now - last < pause) return false
    localStorage.setItem(shownKey, String(now))
    return true
  } catch {
    return false
  }
}
