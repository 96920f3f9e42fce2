import type { ValuesOf } from '../../directory/area.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { jobs } from './area.ts'
import { type Employer, employers } from './sample-employers.server.ts'
import { chinese } from './samples/chinese.server.ts'
import { english, type JobText } from './samples/english.server.ts'
import { japanese } from './samples/japanese.server.ts'
import { korean } from './samples/korean.server.ts'
import { town } from './town.server.ts'

/** Posted during the month before `seededAt`. Samples don't expire. */
export const jobSamples = areaSamples(jobs, {
  owners: Object.values(employers),
  listings: (seededAt) => samples.map((facts) => sampleOf(facts, seededAt)),
  town,
})

function sampleOf({ employer, category, type, postedDaysAgo, ...facts }: SampleFacts, seededAt: Date): Job {
  const { title, description, ...words } = english[facts.ref]
  return {
    ...facts,
    title,
    description,
    translations: {
      ko: translated(korean[facts.ref]),
      ja: translated(japanese[facts.ref]),
      zh: translated(chinese[facts.ref]),
    },
    ownerId: employer.id,
    contact: { name: employer.fullName, ...employer.contact },
    attributes: { category, type, company: employer.fullName, ...words },
    sample: true,
    createdAt: new Date(seededAt.getTime() - postedDaysAgo * 24 * 3_600_000),
    photos: [],
  }
}

const translated = ({ title, description, ...attributes }: JobText) => ({ title, description, attributes })

type Job = Sample<typeof jobs.attributes>
type SampleFacts = Required<Pick<ListingInput, 'island' | 'village' | 'lng' | 'lat'>> &
  Pick<ListingInput, 'address' | 'priceCents' | 'priceMaxCents' | 'pricePeriod'> &
  Pick<ValuesOf<typeof jobs>, 'category' | 'type'> & {
    readonly ref: keyof typeof english
    readonly employer: Employer
    readonly postedDaysAgo: number
  }

/** In dollars. */
const pay = (period: 'hour' | 'month' | 'year', from: number, to?: number) => ({
  pricePeriod: period,
  priceCents: from * 100,
  ...(to && { priceMaxCents: to * 100 }),
})

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    employer: employers.latteShores,
    category: 'hospitality',
    type: 'full-time',
    ...pay('hour', 9.5, 11),
    postedDaysAgo: 2,
    island: 'saipan',
    village: 'Garapan',
    address: 'Beach Road',
    lng: 145.7172,
    lat: 15.2068,
  },
  {
    ref: '2',
    employer: employers.tasiBlue,
    category: 'tourism',
    type: 'full-time',
    ...pay('month', 2200, 2800),
    postedDaysAgo: 4,
    island: 'saipan',
    village: 'Garapan',
    address: 'Smiling Cove Marina',
    lng: 145.7195,
    lat: 15.2148,
  },
  {
    ref: '3',
    employer: employers.donneKitchen,
    category: 'food-service',
    type: 'part-time',
    ...pay('hour', 8.5),
    postedDaysAgo: 1,
    island: 'saipan',
    village: 'Chalan Kanoa',
    address: 'Beach Road',
    lng: 145.7022,
    lat: 15.1485,
  },
  {
    ref: '4',
    employer: employers.songsongCare,
    category: 'healthcare',
    type: 'full-time',
    ...pay('year', 58_000, 66_000),
    postedDaysAgo: 9,
    island: 'rota',
    village: 'Songsong',
    lng: 145.1405,
    lat: 14.1395,
  },
  {
    ref: '5',
    employer: employers.marpoBuilders,
    category: 'construction',
    type: 'full-time',
    ...pay('hour', 11, 14),
    postedDaysAgo: 12,
    island: 'tinian',
    village: 'San Jose',
    lng: 145.6282,
    lat: 14.9722,
  },
  {
    ref: '6',
    employer: employers.sunsetLedger,
    category: 'accounting',
    type: 'full-time',
    ...pay('year', 38_000),
    postedDaysAgo: 16,
    island: 'saipan',
    village: 'Gualo Rai',
    address: 'Middle Road',
    lng: 145.7228,
    lat: 15.1862,
  },
  {
    ref: '7',
    employer: employers.flameTree,
    category: 'education',
    type: 'part-time',
    ...pay('hour', 7.25, 8),
    postedDaysAgo: 21,
    island: 'saipan',
    village: 'Kagman',
    lng: 145.7772,
    lat: 15.1735,
  },
  {
    ref: '8',
    employer: employers.islandBreeze,
    category: 'transportation',
    type: 'full-time',
    ...pay('hour', 8),
    postedDaysAgo: 28,
    island: 'saipan',
    village: 'San Jose',
    address: 'Beach Road, Oleai',
    lng: 145.7142,
    lat: 15.1698,
  },
]
