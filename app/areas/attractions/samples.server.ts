import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { attractions } from './area.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** The twelve attractions, the first one added last. */
export const attractionSamples = areaSamples(attractions, {
  listings: (seededAt) => samples.map((facts, at) => sampleOf(facts, at, seededAt)),
  town,
})

type SampleFacts = Pick<
  Sample<typeof attractions.attributes>,
  'island' | 'village' | 'address' | 'lng' | 'lat' | 'featured'
> &
  Pick<Sample<typeof attractions.attributes>['attributes'], 'category'> & {
    readonly ref: keyof typeof texts
  }

function sampleOf(
  { category, ...facts }: SampleFacts,
  at: number,
  seededAt: Date,
): Sample<typeof attractions.attributes> {
  const { notes, gettingThere, ...told } = texts[facts.ref]
  return {
    ...facts,
    ...told,
    attributes: { category, notes, gettingThere },
    sample: true,
    createdAt: new Date(seededAt.getTime() - (at + 1) * 24 * 3_600_000),
    photos: [{ src: `/pictures/attractions/${facts.ref}-a.svg` }],
  }
}

const samples: readonly SampleFacts[] = [
  { ref: '1', category: 'diving', island: 'saipan', village: 'Marpi', lng: 145.829, lat: 15.266 },
  {
    ref: '2',
    category: 'tours',
    island: 'saipan',
    village: 'Garapan',
    address: 'In the lagoon, by boat from the harbor',
    lng: 145.7125,
    lat: 15.2412,
  },
  { ref: '3', category: 'hikes', island: 'saipan', village: 'Capitol Hill', lng: 145.744, lat: 15.186 },
  { ref: '4', category: 'historical', island: 'saipan', village: 'Marpi', lng: 145.813, lat: 15.2885 },
  { ref: '5', category: 'historical', island: 'saipan', village: 'Marpi', lng: 145.814, lat: 15.28 },
  { ref: '6', category: 'places', island: 'saipan', village: 'Marpi', lng: 145.8135, lat: 15.2577 },
  {
    ref: '7',
    category: 'historical',
    island: 'saipan',
    village: 'Garapan',
    address: 'Micro Beach Road',
    lng: 145.72,
    lat: 15.2155,
  },
  { ref: '8', category: 'beaches', island: 'saipan', village: 'Garapan', lng: 145.7162, lat: 15.2165 },
  { ref: '9', category: 'adventure', island: 'saipan', village: 'Kagman III', lng: 145.791, lat: 15.1505 },
  { ref: '10', category: 'historical', island: 'tinian', village: 'San Jose', lng: 145.6205, lat: 14.968 },
  {
    ref: '11',
    category: 'places',
    island: 'tinian',
    village: '',
    address: 'Northeast coast',
    lng: 145.647,
    lat: 15.0425,
  },
  {
    ref: '12',
    category: 'historical',
    island: 'tinian',
    village: '',
    address: 'North end of the island',
    lng: 145.638,
    lat: 15.072,
  },
]
