import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdvertisedCategories } from '../../directory/advertised.ts'

type Category<Subcategory extends string = string> = {
  readonly name: MessageDescriptor
  /** Pages of their own where it is shown too, by path. */
  readonly pages?: readonly string[]
  readonly subcategories: Readonly<Record<Subcategory, MessageDescriptor>>
}

const named: { readonly [Name in keyof AdvertisedCategories]: Category<AdvertisedCategories[Name]> } = {
  hotels: {
    name: msg`Hotels & Accommodations`,
    subcategories: {
      hotels: msg`Hotels`,
      resorts: msg`Resorts`,
      'vacation-rentals': msg`Vacation Rentals`,
      hostels: msg`Hostels`,
    },
  },
  food: {
    name: msg`Food & Dining`,
    subcategories: {
      restaurants: msg`Restaurants`,
      cafes: msg`Cafes`,
      'food-trucks': msg`Food Trucks`,
      'bars-nightlife': msg`Bars & Nightlife`,
    },
  },
  products: {
    name: msg`Local Products`,
    subcategories: {
      handicrafts: msg`Handicrafts`,
      'local-food': msg`Local Food`,
      'art-souvenirs': msg`Art & Souvenirs`,
    },
  },
  transportation: {
    name: msg({ message: 'Transportation', context: 'advertisement' }),
    subcategories: {
      'car-rentals': msg`Car Rentals`,
      taxis: msg`Taxis`,
      'public-transport': msg`Public Transport`,
      'tour-buses': msg`Tour Buses`,
    },
  },
  adventures: {
    name: msg`Adventure Activities`,
    subcategories: {
      'water-sports': msg`Water Sports`,
      hiking: msg`Hiking`,
      'cultural-tours': msg`Cultural Tours`,
      fishing: msg`Fishing`,
    },
  },
  shopping: {
    name: msg`Shopping`,
    subcategories: {
      malls: msg`Malls`,
      'local-markets': msg`Local Markets`,
      boutiques: msg`Boutiques`,
      supermarkets: msg`Supermarkets`,
    },
  },
  government: {
    name: msg`Government Services`,
    pages: ['/services'],
    subcategories: {
      'public-services': msg`Public Services`,
      permits: msg`Permits`,
      'information-centers': msg`Information Centers`,
    },
  },
  events: {
    name: msg`Events & Festivals`,
    subcategories: {
      'cultural-events': msg`Cultural Events`,
      sports: msg`Sports`,
      music: msg`Music`,
      'food-festivals': msg`Food Festivals`,
    },
  },
  properties: {
    name: msg`Properties`,
    subcategories: {
      'for-sale': msg`For Sale`,
      'for-rent': msg`For Rent`,
      commercial: msg`Commercial`,
      'vacation-homes': msg`Vacation Homes`,
    },
  },
  vehicles: {
    name: msg`Vehicles`,
    subcategories: {
      cars: msg`Cars`,
      motorcycles: msg`Motorcycles`,
      boats: msg`Boats`,
      'commercial-vehicles': msg`Commercial Vehicles`,
    },
  },
  business: {
    name: msg`Business Services`,
    subcategories: {
      'professional-services': msg`Professional Services`,
      retail: msg`Retail`,
      manufacturing: msg`Manufacturing`,
      tourism: msg`Tourism`,
    },
  },
}

/**
 * Categories of advertisements. Areas declare which categories appear beside their listings
 * (`CompleteArea.advertisements`).
 */
export const categories: Readonly<Record<string, Category>> = named
