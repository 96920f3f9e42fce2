import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { bands, yearBands } from '../../directory/attributes/bands.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { number } from '../../directory/attributes/number.ts'
import { text } from '../../directory/attributes/text.ts'
import { newest, oldest, priceAscending, priceDescending } from '../../directory/sorts.ts'
import * as options from './options.ts'

export const vehicles = defineArea({
  kind: 'vehicle',
  path: '/vehicles',
  texts: {
    title: msg`Cars & Rentals`,
    subtitle: msg`Cars, trucks and rentals on Saipan, Tinian and Rota`,
    find: msg`Find Vehicles`,
    searchLabel: msg`Make, model or keyword`,
    count: (count) => msg`${plural(count, { one: '# vehicle', other: '# vehicles' })}`,
    empty: {
      title: msg`No vehicles found`,
      hint: msg`Try adjusting your search filters or search term to find vehicles`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Vehicle Not Found`,
      text: msg`The vehicle you're looking for doesn't exist or may have been removed.`,
      back: msg`Back to Vehicles`,
    },
    similar: msg`Similar Vehicles`,
  },
  attributes: {
    category: choice({ label: msg`Category`, options: options.categories, required: true }),
    condition: choice({ label: msg`Condition`, options: options.conditions, required: true, facet: 'one' }),
    make: text({ label: msg`Make`, max: 40, required: true, facet: options.makes }),
    model: text({ label: msg`Model`, max: 60, required: true }),
    bodyStyle: choice({
      label: msg`Body Style`,
      options: options.bodyStyles,
      facet: 'many',
      notOf: { by: 'category', values: ['motorcycle', 'boat'] },
    }),
    year: number({
      label: msg`Year`,
      min: 1950,
      max: 2100,
      required: true,
      style: 'year',
      bands: yearBands(2010, 2015, 2020, 2023),
    }),
    mileage: number({ label: msg`Mileage`, style: 'mile', bands: bands(10_000, 30_000, 60_000, 100_000) }),
    transmission: choice({ label: msg`Transmission`, options: options.transmissions, required: true }),
    fuelType: choice({ label: msg`Fuel Type`, options: options.fuelTypes, required: true }),
    engine: text({ label: msg`Engine`, max: 60 }),
    exteriorColor: text({ label: msg`Exterior Color`, max: 40 }),
    interiorColor: text({ label: msg`Interior Color`, max: 40 }),
    features: choices({ label: msg`Features`, options: options.features, facet: 'many' }),
    sellerType: choice({
      label: msg`Seller Type`,
      options: options.sellerTypes,
      required: true,
      facet: 'one',
    }),
    accidents: number({ label: msg`Accidents`, max: 50 }),
    owners: number({ label: msg`Previous owners`, max: 50 }),
    rust: choice({ label: msg`Rust`, options: options.rust }),
    serviceRecords: choice({ label: msg`Service records`, options: options.serviceRecords }),
    registration: choice({ label: msg`Registration`, options: options.registrations }),
  },
  price: { sale: bands(10_000, 20_000, 30_000, 40_000, 50_000) },
  filters: [
    'offer',
    'make',
    'bodyStyle',
    'price',
    'year',
    'mileage',
    'condition',
    'sellerType',
    'features',
    'island',
  ],
  folded: true,
  search: ['title', 'description', 'make', 'model'],
  sorts: {
    newest,
    oldest,
    priceAscending,
    priceDescending,
    yearDescending: { label: msg`Year: Newest First`, order: [['attributes.year', 'desc']] },
    yearAscending: { label: msg`Year: Oldest First`, order: [['attributes.year', 'asc']] },
  },
  similar: { same: ['make'], most: 3 },
  lifetime: 90,
  card: ['condition', 'year', 'mileage', 'transmission', 'fuelType'],
})
