import './words.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Figure } from './days.ts'

export const figureNames: Readonly<Record<Figure, MessageDescriptor>> = {
  views: msg`Page views`,
  visitors: msg`Visitors`,
  searches: msg`Searches`,
  emptySearches: msg`Searches without result`,
  contacts: msg`Contacts`,
  signUps: msg`Sign-ups`,
}

export const tableNames = {
  day: msg`Day`,
  terms: msg`Searched for`,
  emptyTerms: msg`Searched for and not found`,
}
