import './words.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyArea } from '../directory/area.ts'

/** What an area is called in a word or two, where the title of its page says more. */
const shortNames: Readonly<Record<string, MessageDescriptor>> = {
  property: msg`Homes`,
  vehicle: msg`Cars`,
  event: msg`Events`,
  government: msg`Government`,
  job: msg`Jobs`,
  food: msg`Food`,
  shopping: msg`Shopping`,
  product: msg`Local Products`,
  business: msg`Businesses`,
  adventure: msg`Adventures`,
  tour: msg`Virtual Tour`,
  hotel: msg`Hotels`,
  taxi: msg`Rides`,
  'buy-and-sell': msg`Buy & Sell`,
}

export const areaName = (area: AnyArea, i18n: I18n): string =>
  i18n._(shortNames[area.kind] ?? area.texts.title)
