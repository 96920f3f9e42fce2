/** How often the owner of a saved search is notified of new results. */
export const alerts = ['instant', 'daily'] as const
export type Alerts = (typeof alerts)[number]

export const longestName = 80
export const mostSearches = 50

/** A name that the site makes from what a search asks for. */
export const shorten = (asks: string) => asks.slice(0, longestName).toWellFormed()
export const savedSearchesPath = '/saved-searches'

export type SavedSearch = {
  readonly id: string
  readonly name: string
  /** The address for this visitor. */
  readonly href: string
  /** What it asks for, in words. */
  readonly asks: string
  readonly alerts: Alerts
  readonly paused: boolean
}
