import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Figure } from './days.ts'
import type { Table } from './period.ts'

export const figureNames: Readonly<Record<Figure, MessageDescriptor>> = {
  views: msg`Page views`,
  visitors: msg`Visitors`,
  searches: msg`Searches`,
  emptySearches: msg`Searches without results`,
  contacts: msg`Contacts`,
  signUps: msg`Sign-ups`,
}

export const dayName = msg`Day`

/** Tables that are not daily figures: title, note and columns. */
export const tableLabels: Readonly<
  Record<
    Exclude<Table, 'days'>,
    { caption: MessageDescriptor; note?: MessageDescriptor; heads: readonly MessageDescriptor[] }
  >
> = {
  pages: {
    caption: msg`Most viewed pages`,
    note: msg`The time until the largest part of the page appeared, for 19 of 20 visitors.`,
    heads: [msg`Page`, msg`Views`, msg`Seconds`],
  },
  listings: { caption: msg`Listings by area`, heads: [msg`Directory`, msg`Now`] },
  terms: {
    caption: msg`Searched for`,
    note: msg`A term is shown once three visitors have searched for it on one day.`,
    heads: [msg`Term`, msg`Visitors`],
  },
  'empty-terms': { caption: msg`Searched for but not found`, heads: [msg`Term`, msg`Visitors`] },
}
