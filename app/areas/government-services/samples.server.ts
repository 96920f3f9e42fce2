import type { ValuesOf } from '../../directory/area.ts'
import type { ListingInput } from '../../directory/save-listing.server.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { governmentServices } from './area.ts'
import { chinese } from './samples/chinese.server.ts'
import { english, type ServiceText } from './samples/english.server.ts'
import { japanese } from './samples/japanese.server.ts'
import { korean } from './samples/korean.server.ts'

/**
 * Real offices, of which only what is known for sure is told: no hours, websites or numbers but 911. What they need, how
 * long it takes and what it costs are examples, marked as such.
 */
export const governmentSamples = areaSamples(governmentServices, {
  listings: (seededAt) => samples.map((facts, index) => sampleOf(facts, daysBefore(seededAt, index))),
})

const daysBefore = (seededAt: Date, days: number) => new Date(seededAt.getTime() - days * 24 * 3_600_000)

function sampleOf(
  { category, picture, island = 'saipan', village = '', ...facts }: SampleFacts,
  createdAt: Date,
): Service {
  const { title, description, ...words } = english[facts.ref]
  return {
    ...facts,
    island,
    village,
    title,
    description,
    translations: {
      ko: translated(korean[facts.ref]),
      ja: translated(japanese[facts.ref]),
      zh: translated(chinese[facts.ref]),
    },
    attributes: { category, ...words },
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
type SampleFacts = Partial<Pick<ListingInput, 'island' | 'village' | 'address' | 'featured' | 'contact'>> & {
  readonly ref: keyof typeof english
  readonly category: ValuesOf<typeof governmentServices>['category']
  /** The office whose picture it uses, if it has none itself. */
  readonly picture?: keyof typeof english
}

const emergency = { phone: '911' }

const samples: readonly SampleFacts[] = [
  { ref: '1', category: 'emergency-response', contact: emergency },
  { ref: '2', category: 'emergency-response', contact: emergency },
  { ref: '3', category: 'motor-vehicle', featured: true },
  { ref: '4', category: 'business-licenses' },
  { ref: '5', category: 'permitting-climate' },
  { ref: '6', category: 'permitting-climate' },
  { ref: '7', category: 'education-child-care' },
  { ref: '8', category: 'education-child-care' },
  { ref: '9', category: 'cultural-affairs' },
  { ref: '10', category: 'financial-services' },
  { ref: '11', category: 'justice-courts', village: 'Susupe', address: 'Guma’ Hustisia' },
  { ref: '12', category: 'labor-jobs', featured: true },
  { ref: '13', category: 'governors-office' },
  { ref: '14', category: 'mayors-offices', island: 'tinian' },
  { ref: '15', category: 'other-programs', picture: '14' },
]
