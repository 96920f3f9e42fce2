import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { bands } from '../../directory/attributes/bands.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { day } from '../../directory/attributes/day.ts'
import { number } from '../../directory/attributes/number.ts'
import { newest, oldest, priceAscending, priceDescending } from '../../directory/sorts.ts'
import { stayDates } from '../../deals/bookings/for-areas/stay-dates.ts'
import { moveInDay } from './move-in-day.ts'
import * as options from './options.ts'
import { rooms, type Rooms } from './rooms.ts'

const bedrooms = rooms({
  label: msg`Bedrooms`,
  atLeast: [1, 2, 3, 4],
  chip: (least) => msg`${least}+ Beds`,
})

export const properties = defineArea({
  kind: 'property',
  path: '/properties',
  texts: {
    title: msg`Properties`,
    subtitle: msg`Homes, land and business space on Saipan, Tinian and Rota`,
    find: msg`Find Properties`,
    searchLabel: msg`Village, island or keyword`,
    count: (count) => msg`${plural(count, { one: '# property', other: '# properties' })}`,
    empty: {
      title: msg`No properties found`,
      hint: msg`Try adjusting your search filters or search term to find properties`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Property Not Found`,
      text: msg`The property you're looking for is no longer available.`,
      back: msg`Back to Properties`,
    },
    similar: msg`Similar Properties`,
  },
  attributes: {
    propertyType: choice({
      label: msg`Property Type`,
      options: options.propertyTypes,
      required: true,
      facet: 'many',
    }),
    kind: choice({
      label: msg({ message: 'Kind', context: 'property' }),
      options: options.kinds,
      required: true,
    }),
    bedrooms: {
      ...bedrooms,
      format: (value: Rooms, i18n) => (value === 0 ? i18n._(msg`Studio`) : bedrooms.format(value, i18n)),
    },
    bathrooms: rooms({
      label: msg`Bathrooms`,
      atLeast: [1, 2, 3],
      chip: (least) => msg`${least}+ Baths`,
    }),
    sqft: number({ label: msg`Square Feet` }),
    features: choices({
      label: msg({ message: 'Features', context: 'property' }),
      options: options.features,
      facet: 'many',
    }),
    tenure: choice({ label: msg`Ownership`, options: options.tenures }),
    leaseTerm: choice({ label: msg`Lease term`, options: options.leaseTerms, facet: 'many' }),
    availableFrom: day({ label: msg({ message: 'Available from', context: 'property' }) }),
    furnishing: choice({ label: msg`Furniture`, options: options.furnishing, facet: 'many' }),
    pets: choice({ label: msg`Pets`, options: options.pets, facet: 'many' }),
    water: choices({ label: msg`Water`, options: options.water, facet: 'many' }),
    stormReadiness: choices({
      label: msg`Typhoons and outages`,
      options: options.stormReadiness,
      facet: 'many',
    }),
  },
  price: { sale: bands(100_000, 250_000, 500_000, 1_000_000), rent: options.rentBands },
  rentPeriod: ({ rentedBy, checkIn }) => (rentedBy?.[0] === 'night' || checkIn ? 'night' : 'month'),
  customFilters: {
    rentedBy: { label: msg`Rental period`, options: options.rentPeriods },
    moveInDay,
    stay: { ...stayDates, label: msg`Stay by the night` },
  },
  filters: [
    'offer',
    'rentedBy',
    'island',
    'propertyType',
    'price',
    'bedrooms',
    'bathrooms',
    'features',
    'moveInDay',
    'stay',
    'stormReadiness',
    'water',
    'pets',
    'furnishing',
    'leaseTerm',
  ],
  more: [
    'rentedBy',
    'bathrooms',
    'moveInDay',
    'stay',
    'stormReadiness',
    'water',
    'pets',
    'furnishing',
    'leaseTerm',
  ],
  search: ['title', 'description', 'village', 'island'],
  sorts: {
    newest,
    oldest,
    priceAscending: {
      ...priceAscending,
      order: [
        ['offer', 'desc'],
        ['period', 'asc'],
        ['price', 'asc'],
      ],
    },
    priceDescending: {
      ...priceDescending,
      order: [
        ['offer', 'desc'],
        ['period', 'asc'],
        ['price', 'desc'],
      ],
    },
  },
  presets: {
    '/hotels/rent': { offer: ['rent'], propertyType: ['residential'] },
    '/hotels/buy-sell': { offer: ['sale'], propertyType: ['hotel'] },
  },
  similar: { same: ['island', 'propertyType'], most: 3 },
  fallback: true,
  lifetime: 90,
  card: ['propertyType', 'bedrooms', 'bathrooms', 'sqft'],
})
