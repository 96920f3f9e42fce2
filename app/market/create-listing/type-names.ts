import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each type is called, by its kind. */
const typeNames: Readonly<Record<string, MessageDescriptor>> = {
  property: msg`Property`,
  vehicle: msg`Vehicle`,
  hotel: msg`Hotel`,
  business: msg`Business`,
  event: msg`Event`,
  question: msg`Ask a Local`,
  'buy-and-sell': msg`Buy & Sell`,
  job: msg`Job`,
  food: msg`Food`,
  shopping: msg`Shopping`,
  product: msg`Local Product`,
  adventure: msg`Adventure`,
  taxi: msg({ message: 'Taxi', context: 'listing type' }),
  government: msg`Government Service`,
  attraction: msg`Attraction`,
  tour: msg`Virtual Tour`,
}

/** Of a kind that has none, its word. */
export function typeName(kind: string, i18n: I18n): string {
  const name = typeNames[kind]
  return name ? i18n._(name) : kind
}
