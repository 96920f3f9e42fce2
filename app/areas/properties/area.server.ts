import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { completeArea } from '../../directory/complete-area.ts'
import type { CustomConditions } from '../../directory/conditions.server.ts'
import { hasFreeStay } from '../../deals/bookings/for-areas.server.ts'
import { properties } from './area.ts'

export const propertyConditions = {
  rentedBy: ({ rentedBy = '' }) => sql`(listing.offer = 'rent' and listing.price_period = ${rentedBy})`,
  moveInDay: ({ moveIn = '' }) => sql`listing.attributes ->> 'availableFrom' <= ${moveIn}`,
  stay: hasFreeStay,
} satisfies CustomConditions<'rentedBy' | 'moveInDay' | 'stay'>

export const propertyArea = completeArea(properties, {
  names: {
    one: msg`Property`,
    plural: msg`Properties`,
    short: msg`Homes`,
    alsoCalled:
      'apartment apartments house houses condo real estate 부동산 아파트 집 不動産 アパート 房产 公寓',
    presets: { '/hotels/rent': msg`Homes for Rent`, '/hotels/buy-sell': msg`Hotels for Sale` },
    api: 'properties',
  },
  listing: {
    hint: msg`Homes, land and business space`,
    icon: 'home',
    by: 'owners',
    prices: { sale: ['once'], rent: ['month', 'night'] },
    needsPrice: true,
    categories: [
      {
        value: 'house',
        label: msg({ message: 'House', context: 'property' }),
        facts: { kind: 'house', propertyType: 'residential' },
      },
      {
        value: 'apartment',
        label: msg`Apartment`,
        facts: { kind: 'apartment', propertyType: 'residential' },
      },
      {
        value: 'land',
        label: msg({ message: 'Land', context: 'property' }),
        facts: { kind: 'land', propertyType: 'land' },
      },
      {
        value: 'commercial',
        label: msg({ message: 'Commercial', context: 'property' }),
        facts: { kind: 'commercial', propertyType: 'commercial' },
      },
    ],
    isSellable: true,
    refs: 'letters',
    shots: [
      { what: msg`The house from the street`, picture: '/pictures/properties/1-a.svg' },
      { what: msg`Each room, from a corner`, picture: '/pictures/properties/1-b.svg' },
      { what: msg`Kitchen and bathroom`, picture: '/pictures/properties/1-c.svg' },
      { what: msg`The view, the yard, the water tank`, picture: '/pictures/properties/1-d.svg' },
    ],
    isSecondHand: true,
  },
  advertisements: {
    properties: 'all',
    'properties/for-sale': { offer: ['sale'] },
    'properties/for-rent': { offer: ['rent'] },
    'properties/commercial': { propertyType: ['commercial'] },
    'properties/vacation-homes': { offer: ['rent'], propertyType: ['residential'] },
    'hotels/vacation-rentals': { offer: ['rent'] },
  },
  demo: { listedDaysAgo: 300 },
  conditions: propertyConditions,
})
