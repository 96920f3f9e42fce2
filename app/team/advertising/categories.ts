import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Listings of an area: all of them, or those that have one of these values of an attribute or offer. */
export type Place = { readonly kind: string; readonly where?: Readonly<Record<string, readonly string[]>> }

type Category = {
  readonly name: MessageDescriptor
  /** Where it is shown where no subcategory says it better, beside the home page. */
  readonly places: readonly Place[]
  /** Pages of their own where it is shown too, by path. */
  readonly pages?: readonly string[]
  readonly subcategories: Readonly<Record<string, { name: MessageDescriptor; places?: readonly Place[] }>>
}

const all = (kind: string): readonly Place[] => [{ kind }]
const some = (kind: string, key: string, ...values: string[]): readonly Place[] => [
  { kind, where: { [key]: values } },
]

/** Where the advertisements of each category and subcategory are shown. A subcategory that says nothing: all of it. */
export const categories: Readonly<Record<string, Category>> = {
  hotels: {
    name: msg`Hotels & Accommodations`,
    places: all('hotel'),
    subcategories: {
      hotels: { name: msg`Hotels` },
      resorts: { name: msg`Resorts` },
      'vacation-rentals': { name: msg`Vacation Rentals`, places: some('property', 'offer', 'rent') },
      hostels: { name: msg`Hostels` },
    },
  },
  food: {
    name: msg`Food & Dining`,
    places: all('food'),
    subcategories: {
      restaurants: { name: msg`Restaurants`, places: some('food', 'category', 'restaurant') },
      cafes: { name: msg`Cafes`, places: some('food', 'category', 'cafe', 'bakery') },
      'food-trucks': { name: msg`Food Trucks` },
      'bars-nightlife': { name: msg`Bars & Nightlife`, places: some('food', 'category', 'bar-and-grill') },
    },
  },
  products: {
    name: msg`Local Products`,
    places: all('product'),
    subcategories: {
      handicrafts: { name: msg`Handicrafts`, places: some('product', 'category', 'crafts') },
      'local-food': { name: msg`Local Food`, places: some('product', 'category', 'food') },
      'art-souvenirs': {
        name: msg`Art & Souvenirs`,
        places: some('product', 'category', 'crafts', 'home', 'clothing'),
      },
    },
  },
  transportation: {
    name: msg({ message: 'Transportation', context: 'advertisement' }),
    places: all('taxi'),
    subcategories: {
      'car-rentals': {
        name: msg`Car Rentals`,
        places: [...some('taxi', 'service', 'car-rental'), ...some('vehicle', 'offer', 'rent')],
      },
      taxis: { name: msg`Taxis`, places: some('taxi', 'service', 'taxi') },
      'public-transport': { name: msg`Public Transport` },
      'tour-buses': { name: msg`Tour Buses`, places: some('taxi', 'service', 'shuttle') },
    },
  },
  adventures: {
    name: msg`Adventure Activities`,
    places: all('adventure'),
    subcategories: {
      'water-sports': {
        name: msg`Water Sports`,
        places: some('adventure', 'category', 'water-sports', 'diving'),
      },
      hiking: { name: msg`Hiking`, places: some('adventure', 'category', 'hiking') },
      'cultural-tours': { name: msg`Cultural Tours`, places: [...all('attraction'), ...all('tour')] },
      fishing: { name: msg`Fishing` },
    },
  },
  shopping: {
    name: msg`Shopping`,
    places: all('shopping'),
    subcategories: {
      malls: { name: msg`Malls`, places: some('shopping', 'category', 'mall') },
      'local-markets': { name: msg`Local Markets` },
      boutiques: { name: msg`Boutiques`, places: some('shopping', 'category', 'fashion', 'specialty-shop') },
      supermarkets: { name: msg`Supermarkets`, places: some('food', 'category', 'grocery') },
    },
  },
  government: {
    name: msg`Government Services`,
    // Nobody advertises on what an office says of itself.
    places: all('business'),
    pages: ['/services'],
    subcategories: {
      'public-services': { name: msg`Public Services` },
      permits: { name: msg`Permits` },
      'information-centers': { name: msg`Information Centers` },
    },
  },
  events: {
    name: msg`Events & Festivals`,
    places: all('event'),
    subcategories: {
      'cultural-events': { name: msg`Cultural Events`, places: some('event', 'category', 'community') },
      sports: { name: msg`Sports` },
      music: { name: msg`Music`, places: some('event', 'category', 'music', 'night-life') },
      'food-festivals': { name: msg`Food Festivals` },
    },
  },
  properties: {
    name: msg`Properties`,
    places: all('property'),
    subcategories: {
      'for-sale': { name: msg`For Sale`, places: some('property', 'offer', 'sale') },
      'for-rent': { name: msg`For Rent`, places: some('property', 'offer', 'rent') },
      commercial: { name: msg`Commercial`, places: some('property', 'propertyType', 'commercial') },
      'vacation-homes': {
        name: msg`Vacation Homes`,
        places: [{ kind: 'property', where: { offer: ['rent'], propertyType: ['residential'] } }],
      },
    },
  },
  vehicles: {
    name: msg`Vehicles`,
    places: all('vehicle'),
    subcategories: {
      cars: { name: msg`Cars`, places: some('vehicle', 'category', 'car') },
      motorcycles: { name: msg`Motorcycles`, places: some('vehicle', 'category', 'motorcycle') },
      boats: { name: msg`Boats`, places: some('vehicle', 'category', 'boat') },
      'commercial-vehicles': { name: msg`Commercial Vehicles`, places: some('vehicle', 'category', 'truck') },
    },
  },
  business: {
    name: msg`Business Services`,
    places: all('business'),
    subcategories: {
      'professional-services': {
        name: msg`Professional Services`,
        places: some('business', 'category', 'professional-services'),
      },
      retail: { name: msg`Retail`, places: some('business', 'category', 'shopping-and-stores') },
      manufacturing: { name: msg`Manufacturing` },
      tourism: { name: msg`Tourism`, places: some('business', 'category', 'tour-guides') },
    },
  },
}

/** Where a campaign is shown beside the home page. */
export function placesOf(category: string, subcategories: readonly string[]) {
  const { places = [], pages = [], subcategories: known = {} } = categories[category] ?? {}
  const chosen = subcategories.map((one) => known[one]?.places ?? places)
  return { places: chosen.length > 0 ? chosen.flat() : places, pages }
}
