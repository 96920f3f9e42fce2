import { areas } from '../app/registry/areas.ts'
import type { AnyArea } from '../app/directory/area.ts'
import { facetsOf } from '../app/directory/facets.ts'
import { properties } from '../app/areas/properties/area.ts'
import { hotels } from '../app/areas/hotels/area.ts'
import { adventures } from '../app/areas/adventures/area.ts'
import { addDays, localDate } from '../app/ground/i18n/local-time.ts'
import { firstDay } from './any-listing.ts'
import { busyQueries } from './busy-listings.ts'
import { sequence } from './sequence.ts'

/** One kind of query: addresses that are asked for in turn, each `rounds` times. */
export type GrowthCase = {
  readonly name: string
  readonly load: 'list' | 'pins' | 'detail' | 'search' | 'suggest' | 'busy'
  /** Without an area, of the whole directory. */
  readonly addresses: readonly { readonly area: AnyArea | null; readonly path: string }[]
  readonly rounds: number
  /** The times from 100,000 to 1,000,000 listings grow at most so many times. */
  readonly growth?: number
  /** Milliseconds at most: the median of the slowest address at 1,000,000, or the CPU of one query at 100,000. */
  readonly slowest?: number
  readonly cpu?: number
}

/** 1 to 30 characters: common, rare, absent; Korean, Japanese, Chinese; several words. */
const terms = [
  'a',
  'e',
  'ne',
  'co',
  'oc',
  'w1',
  'new',
  'air',
  'cold',
  'beach',
  'ocean',
  'garage',
  'parking',
  'family',
  'weekend',
  'market',
  'w2a',
  'w9z',
  'wabc',
  'garapan',
  'zzz',
  'qqqqqq',
  'unobtainium',
  '이',
  '사이판',
  '중고차',
  '해변',
  '가라판',
  'サ',
  'サイパン',
  '中古車',
  'ガラパン',
  '海',
  '塞班',
  '二手车',
  '加拉班',
  'beach parking',
  'ocean view family',
  'new garage kept clean cold air',
  'near market open daily wxyz',
]

export function growthCases(listings: number): readonly GrowthCase[] {
  const everyArea = (path: (area: AnyArea) => string) => areas.map((area) => ({ area, path: path(area) }))
  return [
    { name: 'newest list', load: 'list', addresses: everyArea(({ path }) => path), rounds: 10, growth: 1.5 },
    {
      name: 'list, one filter with counts',
      load: 'list',
      addresses: everyArea((area) => `${area.path}?${filters(area, 1, 1)}`),
      rounds: 10,
      growth: 1.5,
    },
    {
      name: 'sort by attribute',
      load: 'list',
      addresses: everyArea((area) => `${area.path}?sort=${Object.keys(area.sorts).at(-1)}`),
      rounds: 10,
    },
    {
      name: 'map of an island, its newest 1,000',
      load: 'pins',
      addresses: everyArea(({ path }) => `/pins${path}?box=145.7,15.12,145.78,15.22`),
      rounds: 10,
      growth: 1.5,
    },
    {
      name: 'map of some streets',
      load: 'pins',
      addresses: everyArea(({ path }) => `/pins${path}?box=${streets(listings)}`),
      rounds: 10,
      growth: 1.5,
    },
    {
      name: 'near me',
      load: 'list',
      addresses: everyArea(({ path }) => `${path}?near=145.72,15.15`),
      rounds: 10,
    },
    {
      name: 'detail',
      load: 'detail',
      addresses: areas.flatMap((area, at) => details(area, at, listings)),
      rounds: 1,
      growth: 1.5,
    },
    {
      name: 'search, 40 terms',
      load: 'list',
      addresses: terms.map((term, at) => {
        const area = areas[at % areas.length]!
        return { area, path: `${area.path}?q=${encodeURIComponent(term)}` }
      }),
      rounds: 5,
    },
    {
      name: 'search over everything, 40 terms',
      load: 'search',
      addresses: overEverything('/search'),
      rounds: 5,
    },
    {
      name: 'suggestions, 40 terms',
      load: 'suggest',
      addresses: overEverything('/suggest'),
      rounds: 5,
    },
    {
      name: 'common word',
      load: 'list',
      addresses: everyArea(({ path }) => `${path}?q=garage`),
      rounds: 5,
      cpu: 20,
    },
    {
      name: 'common word over everything',
      load: 'search',
      addresses: ['garage', 'beach', 'parking', 'family', 'garapan'].map((word) => ({
        area: null,
        path: `/search?q=${word}`,
      })),
      rounds: 10,
      cpu: 20,
    },
    {
      name: 'a sort with up to three filters or a term',
      load: 'list',
      addresses: areas.flatMap(combinations),
      rounds: 3,
      slowest: 300,
    },
    {
      name: 'hotels free on some nights',
      load: 'list',
      addresses: [2, 5, 9].flatMap((first) =>
        [1, 3, 7].map((nights) => ({
          area: hotels,
          path: `/hotels?checkIn=${ahead(first)}&checkOut=${ahead(first + nights)}&guests=2`,
        })),
      ),
      rounds: 10,
      slowest: 300,
    },
    {
      name: 'homes free on some nights',
      load: 'list',
      addresses: [2, 9].map((first) => ({
        area: properties,
        path: `/properties?offer=rent&checkIn=${ahead(first)}&checkOut=${ahead(first + 3)}&guests=2`,
      })),
      rounds: 10,
      slowest: 300,
    },
    {
      name: 'adventures of a day',
      load: 'list',
      addresses: [1, 2, 3].map((days) => ({ area: adventures, path: `/adventures?day=${ahead(days)}` })),
      rounds: 10,
      slowest: 300,
    },
    {
      name: 'homes to move in by a day',
      load: 'list',
      addresses: [0, 1, 30, 200].map((days) => ({
        area: properties,
        path: `/properties?moveIn=${addDays(firstDay, days)}`,
      })),
      rounds: 10,
      slowest: 300,
    },
    {
      name: 'homes by rents of one period',
      load: 'list',
      addresses: ['rentedBy=night', 'rentedBy=night&priceTo=150', 'priceTo=900', 'sort=priceAscending'].map(
        (query) => ({ area: properties, path: `/properties?${query}` }),
      ),
      rounds: 10,
      slowest: 300,
    },
    ...Object.keys(busyQueries).map((name): GrowthCase => ({
      name: `${name} of 10,000 bookings`,
      load: 'busy',
      addresses: [{ area: null, path: name }],
      rounds: 50,
      growth: 1.5,
    })),
  ]
}

const ahead = (days: number) => addDays(localDate(new Date()), days)

const overEverything = (path: string) =>
  terms.map((term) => ({ area: null, path: `${path}?q=${encodeURIComponent(term)}` }))

/** A box that holds some seventy listings of an area, however many there are: what grows is what they are found among. */
function streets(listings: number) {
  const side = 0.01 * Math.sqrt(100_000 / listings)
  return [145.72, 15.14, 145.72 + side, 15.14 + side].map((degrees) => degrees.toFixed(4)).join(',')
}

const details = (area: AnyArea, at: number, listings: number) =>
  Array.from({ length: 20 }, (_, index) => {
    const number = ((index * 7919) % Math.floor(listings / areas.length)) * areas.length + at
    return { area, path: `${area.path}/g${number || areas.length}` }
  })

/** Every sort, by itself, with one, two and three filters, and with a common, a rare and a short term. */
const combinations = (area: AnyArea) =>
  Object.keys(area.sorts).flatMap((sort, seed) =>
    [
      '',
      filters(area, 1, seed),
      filters(area, 2, seed),
      filters(area, 3, seed),
      'q=beach',
      'q=w2a',
      'q=co',
    ].map((query) => ({ area, path: `${area.path}?sort=${sort}&${query}` })),
  )

/** Some of an area's filters, each with one of its values. */
function filters(area: AnyArea, count: number, seed: number): string {
  const random = sequence(seed + 1)
  const facets = facetsOf(area).filter(({ options }) => options.length > 0)
  const chosen = facets.toSorted(() => random() - 0.5).slice(0, count)
  const pairs = chosen.map(({ key, options }) => [key, options[Math.floor(random() * options.length)]!.value])
  return new URLSearchParams(pairs).toString()
}
