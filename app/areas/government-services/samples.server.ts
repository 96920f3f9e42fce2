import type { ValuesOf } from '../../directory/area.ts'
import { allDay, at, type Hours, workdays } from '../../directory/hours/hours.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { governmentServices } from './area.ts'
import { chinese } from './samples/chinese.server.ts'
import { english, type ServiceText } from './samples/english.server.ts'
import { japanese } from './samples/japanese.server.ts'
import { korean } from './samples/korean.server.ts'

/** Real offices; requirements, fees and hours are invented. The only real phone number is 911. */
export const governmentSamples = areaSamples(governmentServices, {
  listings: (seededAt) => samples.map((facts, index) => sampleOf(facts, daysBefore(seededAt, index))),
})

const daysBefore = (seededAt: Date, days: number) => new Date(seededAt.getTime() - days * 24 * 3_600_000)

function sampleOf({ category, hours, picture, ...facts }: SampleFacts, createdAt: Date): Service {
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
    attributes: { category, hours, ...words },
    sample: true,
    createdAt,
    photos: [{ src: `/pictures/government-services/${picture ?? facts.ref}-a.svg` }],
  }
}

const translated = ({ title, description, ...attributes }: ServiceText) => ({
  title,
  description,
  attributes,
})

type Service = Sample<typeof governmentServices.attributes>
type SampleFacts = Pick<
  ListingInput,
  'island' | 'village' | 'address' | 'lng' | 'lat' | 'featured' | 'contact'
> & {
  readonly ref: keyof typeof english
  readonly category: ValuesOf<typeof governmentServices>['category']
  readonly hours: Hours
  /** The office whose picture it uses, if it has none itself. */
  readonly picture?: keyof typeof english
}

const office = workdays(at('7:30', '16:30'))
const eightToFive = workdays(at('8:00', '17:00'))
const counter = workdays(at('8:00', '11:30'), at('12:30', '16:00'))
const withSaturday: Hours = {
  week: [...office.week.slice(0, 5), [at('9:00', '12:00')], []],
  closedOnHolidays: true,
}

const civicCenter = { island: 'saipan', village: 'Susupe', lng: 145.7035, lat: 15.1535 } as const
const capitolHill = { island: 'saipan', village: 'Capitol Hill', lng: 145.7455, lat: 15.211 } as const
const dandan = { island: 'saipan', village: 'Dandan', lng: 145.738, lat: 15.133 } as const
const gualoRai = { island: 'saipan', village: 'Gualo Rai', lng: 145.7225, lat: 15.1872 } as const

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    category: 'emergency-response',
    ...civicCenter,
    address: 'Civic Center, Beach Road',
    contact: { phone: '911' },
    hours: allDay,
  },
  {
    ref: '2',
    category: 'emergency-response',
    island: 'saipan',
    village: 'Garapan',
    lng: 145.7205,
    lat: 15.2085,
    address: 'Fire station, Middle Road',
    contact: { phone: '911' },
    hours: allDay,
  },
  {
    ref: '3',
    category: 'motor-vehicle',
    ...civicCenter,
    lat: 15.1512,
    address: 'Beach Road',
    featured: true,
    hours: withSaturday,
  },
  {
    ref: '4',
    category: 'business-licenses',
    ...dandan,
    address: 'Joeten Dandan building',
    hours: counter,
  },
  {
    ref: '5',
    category: 'permitting-climate',
    ...gualoRai,
    address: 'Gualo Rai Center, Middle Road',
    hours: office,
  },
  {
    ref: '6',
    category: 'permitting-climate',
    ...gualoRai,
    lat: 15.1895,
    address: 'Middle Road',
    hours: office,
  },
  {
    ref: '7',
    category: 'education-child-care',
    ...capitolHill,
    lng: 145.7478,
    address: 'Central office, Isa Drive',
    contact: { website: 'https://www.cnmipss.org' },
    hours: office,
  },
  {
    ref: '8',
    category: 'education-child-care',
    island: 'saipan',
    village: 'As Terlaje',
    lng: 145.7187,
    lat: 15.1462,
    address: 'As Terlaje campus',
    contact: { website: 'https://www.marianas.edu' },
    hours: { week: [...eightToFive.week.slice(0, 5), [at('9:00', '13:00')], []], closedOnHolidays: true },
  },
  {
    ref: '9',
    category: 'cultural-affairs',
    island: 'saipan',
    village: 'Garapan',
    lng: 145.7162,
    lat: 15.2022,
    address: 'Carolinian Utt, Beach Road',
    hours: office,
  },
  {
    ref: '10',
    category: 'financial-services',
    ...dandan,
    lng: 145.7395,
    address: 'Joeten Dandan building',
    hours: counter,
  },
  {
    ref: '11',
    category: 'justice-courts',
    ...civicCenter,
    lng: 145.7058,
    address: 'Guma’ Hustisia, Tekking Street',
    contact: { website: 'https://www.nmijudiciary.gov' },
    hours: eightToFive,
  },
  {
    ref: '12',
    category: 'labor-jobs',
    ...capitolHill,
    lat: 15.2128,
    address: 'Ascension Drive',
    contact: { website: 'https://jobs.labor.cnmi.gov' },
    featured: true,
    hours: office,
  },
  {
    ref: '13',
    category: 'governors-office',
    ...capitolHill,
    address: 'Juan A. Sablan Memorial Building, Isa Drive',
    contact: { website: 'https://governor.gov.mp' },
    hours: eightToFive,
  },
  {
    ref: '14',
    category: 'mayors-offices',
    island: 'tinian',
    village: 'San Jose',
    lng: 145.6265,
    lat: 14.9705,
    hours: office,
  },
  {
    ref: '15',
    category: 'other-programs',
    ...dandan,
    lat: 15.1345,
    address: 'Joeten Dandan building',
    contact: { website: 'https://www.cucgov.org' },
    picture: '14',
    hours: withSaturday,
  },
]
