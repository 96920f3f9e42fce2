import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { addDays, localDate } from '../../ground/i18n/local-time.ts'
import { properties } from './area.ts'
import { offeredBy, sellers } from './sample-sellers.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** Listed during the month before `seededAt`. Samples don't expire. */
const listings = (seededAt: Date): Sample<typeof properties.attributes>[] =>
  samples.map(({ listedDaysAgo, availableInDays, attributes, ...sample }) => ({
    ...sample,
    ...texts[sample.ref],
    attributes: {
      ...attributes,
      ...(availableInDays !== undefined && { availableFrom: addDays(localDate(seededAt), availableInDays) }),
    },
    sample: true,
    createdAt: new Date(seededAt.getTime() - listedDaysAgo * 24 * 3_600_000),
    photos: ['a', 'b', 'c', 'd'].map((view) => ({ src: `/pictures/properties/${sample.ref}-${view}.svg` })),
  }))

const forSale = (dollars: number) =>
  ({ offer: 'sale', priceCents: dollars * 100, pricePeriod: 'once' }) as const
const perMonth = (dollars: number) =>
  ({ offer: 'rent', priceCents: dollars * 100, pricePeriod: 'month' }) as const

const perNight = (dollars: number) =>
  ({ offer: 'rent', priceCents: dollars * 100, pricePeriod: 'night' }) as const

type SampleFacts = Omit<
  Sample<typeof properties.attributes>,
  'sample' | 'ref' | 'title' | 'description' | 'translations' | 'photos'
>

const samples: readonly (SampleFacts & {
  ref: keyof typeof texts
  listedDaysAgo: number
  availableInDays?: number
})[] = [
  {
    ref: '1',
    ...offeredBy(sellers.nina),
    ...forSale(329_000),
    island: 'saipan',
    village: 'Navy Hill',
    address: 'Navy Hill Road',
    lng: 145.7325,
    lat: 15.2095,
    featured: true,
    listedDaysAgo: 3,
    attributes: {
      propertyType: 'residential',
      kind: 'house',
      bedrooms: 3,
      bathrooms: 2,
      sqft: 1680,
      features: ['ocean-view', 'garage', 'air-conditioning', 'garden'],
      tenure: 'fee-simple',
      furnishing: 'partly',
      water: ['scheduled', 'tank'],
      stormReadiness: ['concrete-roof', 'typhoon-shutters', 'generator'],
    },
  },
  {
    ref: '2',
    ...offeredBy(sellers.coralRow),
    ...perMonth(1450),
    island: 'saipan',
    village: 'Garapan',
    address: 'Micro Beach Road',
    lng: 145.7175,
    lat: 15.2125,
    featured: true,
    listedDaysAgo: 1,
    availableInDays: 7,
    attributes: {
      propertyType: 'residential',
      kind: 'condo',
      bedrooms: 2,
      bathrooms: 2,
      sqft: 980,
      features: ['ocean-view', 'pool', 'air-conditioning'],
      leaseTerm: 'year',
      furnishing: 'furnished',
      pets: 'no',
      water: ['24-hours'],
      stormReadiness: ['concrete-roof', 'generator'],
    },
  },
  {
    ref: '3',
    ...offeredBy(sellers.banyan),
    ...perMonth(2800),
    island: 'saipan',
    village: 'Susupe',
    address: 'Beach Road',
    lng: 145.7025,
    lat: 15.1525,
    featured: false,
    listedDaysAgo: 11,
    availableInDays: -10,
    attributes: {
      propertyType: 'commercial',
      kind: 'commercial',
      bathrooms: 2,
      sqft: 3200,
      features: ['air-conditioning'],
      leaseTerm: 'years',
      furnishing: 'unfurnished',
      water: ['scheduled', 'tank'],
      stormReadiness: ['concrete-roof', 'typhoon-shutters', 'generator'],
    },
  },
  {
    ref: '4',
    ...offeredBy(sellers.banyan),
    ...forSale(1_850_000),
    island: 'tinian',
    village: 'San Jose',
    address: 'Near Kammer Beach',
    lng: 145.6225,
    lat: 14.9675,
    featured: false,
    listedDaysAgo: 26,
    attributes: {
      propertyType: 'hotel',
      kind: 'commercial',
      bedrooms: 14,
      bathrooms: 15,
      sqft: 8600,
      features: ['ocean-view', 'pool', 'air-conditioning', 'garden'],
      tenure: 'lease',
      furnishing: 'furnished',
      water: ['scheduled', 'tank'],
      stormReadiness: ['generator'],
    },
  },
  {
    ref: '5',
    ...offeredBy(sellers.ruben),
    ...forSale(62_000),
    island: 'rota',
    village: 'Songsong',
    address: 'Above the road to Teteto Beach',
    lng: 145.195,
    lat: 14.165,
    featured: true,
    listedDaysAgo: 7,
    attributes: {
      propertyType: 'land',
      kind: 'land',
      sqft: 10_760,
      features: ['ocean-view'],
      tenure: 'lease',
      water: ['scheduled'],
    },
  },
  {
    ref: '6',
    ...offeredBy(sellers.lena),
    ...perNight(150),
    island: 'tinian',
    village: 'San Jose',
    address: 'Lane behind Kammer Beach',
    lng: 145.6265,
    lat: 14.9655,
    featured: false,
    listedDaysAgo: 29,
    attributes: {
      propertyType: 'residential',
      kind: 'house',
      bedrooms: 2,
      bathrooms: 1,
      sqft: 920,
      features: ['ocean-view', 'air-conditioning', 'garden'],
      furnishing: 'furnished',
      pets: 'ask',
      water: ['scheduled', 'tank'],
      stormReadiness: ['concrete-roof', 'typhoon-shutters'],
    },
  },
]

/** Six properties. */
export const propertySamples = areaSamples(properties, { owners: Object.values(sellers), listings, town })
