import { at, daily } from '../../directory/hours/hours.ts'
import { type PlaceFacts, placeSamples } from '../../market/samples/place-samples.server.ts'
import { shopping } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

const weekdays = Array.from({ length: 5 }, () => [at('9:00', '18:00')])

/** All invented, as are their numbers. */
const facts: readonly PlaceFacts<typeof shopping.attributes, keyof typeof texts>[] = [
  {
    ref: 'shopping1',
    island: 'saipan',
    village: 'Garapan',
    address: 'Beach Road, by the flame trees',
    lng: 145.7188,
    lat: 15.2102,
    listedDaysAgo: 9,
    reviews: { average: 3.8, count: 72 },
    contact: {
      phone: '(670) 555-0156',
      email: 'desk@galleria.example',
      website: 'https://galleria.example',
    },
    attributes: {
      category: 'mall',
      subcategory: 'Shopping center',
      priceRange: '$$$',
      hours: daily(at('10:00', '21:00')),
    },
  },
  {
    ref: 'shopping2',
    island: 'saipan',
    village: 'Garapan',
    address: 'Micro Beach Road',
    lng: 145.7196,
    lat: 15.2134,
    listedDaysAgo: 3,
    reviews: { average: 4.9, count: 33 },
    contact: { phone: '(670) 555-0157', whatsapp: '(670) 555-0157', email: 'fins@deeplatte.example' },
    attributes: {
      category: 'specialty-shop',
      subcategory: 'Dive gear',
      priceRange: '$$$',
      hours: daily(at('6:30', '18:00')),
    },
  },
  {
    ref: 'shopping3',
    island: 'saipan',
    village: 'Garapan',
    address: 'Orchid Street',
    lng: 145.7213,
    lat: 15.2068,
    listedDaysAgo: 15,
    reviews: { average: 4.4, count: 21 },
    contact: { phone: '(670) 555-0158', website: 'https://plumeriathread.example' },
    attributes: {
      category: 'fashion',
      subcategory: 'Boutique',
      priceRange: '$$',
      hours: { week: [...weekdays, [at('10:00', '17:00')], []], closedOnHolidays: true },
    },
  },
  {
    ref: 'shopping4',
    island: 'rota',
    village: 'Sinapalo',
    address: 'Airport Road',
    lng: 145.2385,
    lat: 14.1692,
    listedDaysAgo: 26,
    reviews: { average: 4.1, count: 12 },
    contact: { phone: '(670) 555-0159', email: 'repair@northpoint.example' },
    attributes: {
      category: 'electronics',
      subcategory: 'Phones and repair',
      priceRange: '$$',
      hours: { week: [...weekdays, [at('9:00', '13:00')], []], closedOnHolidays: true },
    },
  },
  {
    ref: 'shopping5',
    island: 'tinian',
    village: 'San Jose',
    address: 'Broadway, across from the gas station',
    lng: 145.6262,
    lat: 14.9694,
    listedDaysAgo: 40,
    reviews: { average: 2.9, count: 10 },
    contact: { phone: '(670) 555-0160' },
    attributes: {
      category: 'home-goods',
      subcategory: 'Household and hardware',
      priceRange: '$',
      hours: daily(at('8:00', '19:00')),
    },
  },
  {
    ref: 'shopping6',
    island: 'saipan',
    village: 'Garapan',
    address: 'Coral Tree Avenue',
    lng: 145.7201,
    lat: 15.2052,
    listedDaysAgo: 6,
    reviews: { average: 4.2, count: 45 },
    contact: { phone: '(670) 555-0161', email: 'gifts@mananita.example' },
    attributes: {
      category: 'specialty-shop',
      subcategory: 'Souvenirs',
      priceRange: '$',
      hours: daily(at('9:00', '23:00')),
    },
  },
]

/** Six places to shop, four of them in one village. */
export const shoppingSamples = placeSamples(shopping, {
  group: '10',
  views: ['a', 'b'],
  facts,
  texts,
  comments,
  town,
})
