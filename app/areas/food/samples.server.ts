import { allDay, at, daily } from '../../directory/hours/hours.ts'
import { type PlaceFacts, placeSamples } from '../../market/samples/place-samples.server.ts'
import { food } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

const evenings = [at('17:00', '22:00')]
const longEvenings = [at('17:00', '2:00')]

/** All invented, as are their numbers. */
const facts: readonly PlaceFacts<typeof food.attributes, keyof typeof texts>[] = [
  {
    ref: 'food1',
    island: 'saipan',
    village: 'Susupe',
    address: 'Beach Road',
    lng: 145.7127,
    lat: 15.1585,
    listedDaysAgo: 4,
    reviews: { average: 4.6, count: 48 },
    contact: {
      phone: '(670) 555-0150',
      email: 'plates@nanaloling.example',
      website: 'https://nanaloling.example',
    },
    attributes: {
      category: 'restaurant',
      cuisine: 'chamorro',
      priceRange: '$$',
      hours: {
        week: [[], ...Array.from({ length: 6 }, () => [at('10:30', '14:00'), at('17:00', '21:00')])],
        closedOnHolidays: true,
      },
      features: ['dine-in', 'takeout', 'delivery', 'live-music'],
      amenities: ['parking', 'outdoor-seating', 'wheelchair', 'high-chairs'],
    },
  },
  {
    ref: 'food2',
    island: 'saipan',
    village: 'Garapan',
    address: 'Chichirica Avenue',
    lng: 145.7203,
    lat: 15.2079,
    listedDaysAgo: 11,
    reviews: { average: 4.3, count: 61 },
    contact: { phone: '(670) 555-0151', whatsapp: '(670) 555-0151', email: 'table@saebyeok.example' },
    attributes: {
      category: 'restaurant',
      cuisine: 'korean',
      priceRange: '$$$',
      hours: daily(at('11:00', '14:30'), at('17:00', '22:00')),
      features: ['dine-in', 'takeout', 'reservations'],
      amenities: ['parking', 'air-conditioning', 'wifi', 'high-chairs'],
    },
  },
  {
    ref: 'food3',
    island: 'saipan',
    village: 'Garapan',
    address: 'Coral Tree Avenue',
    lng: 145.7189,
    lat: 15.2061,
    listedDaysAgo: 2,
    reviews: { average: 4.9, count: 37 },
    contact: { phone: '(670) 555-0152', website: 'https://umikaze.example' },
    attributes: {
      category: 'restaurant',
      cuisine: 'japanese',
      priceRange: '$$',
      hours: {
        week: Array.from({ length: 7 }, (_, day) => (day === 1 ? [] : [at('17:30', '0:00')])),
      },
      features: ['dine-in', 'reservations'],
      amenities: ['air-conditioning', 'wifi'],
    },
  },
  {
    ref: 'food4',
    island: 'rota',
    village: 'Songsong',
    address: 'Beside the church of San Francisco de Borja',
    lng: 145.1405,
    lat: 14.1385,
    listedDaysAgo: 20,
    reviews: { average: 4.7, count: 19 },
    contact: { phone: '(670) 555-0153' },
    attributes: {
      category: 'bakery',
      cuisine: 'filipino',
      priceRange: '$',
      hours: {
        week: Array.from({ length: 7 }, (_, day) => [at('5:00', day === 6 ? '11:00' : '15:00')]),
      },
      features: ['takeout', 'vegetarian'],
      amenities: ['parking', 'outdoor-seating'],
    },
  },
  {
    ref: 'food5',
    island: 'saipan',
    village: 'San Jose (Oleai)',
    address: 'Beach Road, across from the ball field',
    lng: 145.7165,
    lat: 15.1689,
    listedDaysAgo: 33,
    reviews: { average: 3.4, count: 22 },
    contact: { phone: '(670) 555-0154', email: 'hello@lagoonmarket.example' },
    attributes: {
      category: 'grocery',
      cuisine: 'asian',
      priceRange: '$$',
      hours: allDay,
      features: ['takeout', 'delivery'],
      amenities: ['parking', 'air-conditioning', 'wheelchair'],
    },
  },
  {
    ref: 'food6',
    island: 'tinian',
    village: 'San Jose',
    address: 'Kammer Beach',
    lng: 145.6236,
    lat: 14.9676,
    listedDaysAgo: 7,
    reviews: { average: 2.9, count: 14 },
    contact: { email: 'sunset@kammergrill.example' },
    attributes: {
      category: 'bar-and-grill',
      cuisine: 'bbq',
      priceRange: '$$',
      hours: { week: [[], [], evenings, evenings, longEvenings, longEvenings, evenings] },
      features: ['dine-in', 'takeout', 'live-music'],
      amenities: ['parking', 'outdoor-seating', 'ocean-view'],
    },
  },
]

/** Six places to eat or to buy food. */
export const foodSamples = placeSamples(food, {
  group: '09',
  views: ['a', 'b', 'c'],
  facts,
  texts,
  comments,
  town,
})
