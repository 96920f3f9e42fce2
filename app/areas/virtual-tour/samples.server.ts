import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { tours } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { stops } from './sample-stops.server.ts'
import { texts } from './sample-texts.server.ts'
import { saveStops, type StopInput } from './stops.server.ts'
import { saveVisitors } from './visitors.server.ts'
import { town } from './town.server.ts'

export type TourSample = Sample<typeof tours.attributes> & {
  readonly stops: readonly StopInput[]
  readonly visitors: number
}

/** Six tours of five stops. */
export const tourSamples = areaSamples(tours, {
  comments,
  listings: (seededAt) => samples.map((facts, at) => sampleOf(facts, at, seededAt)),
  after: async (database, id, tour: TourSample) => {
    await saveStops(database, id, tour.stops)
    await saveVisitors(database, id, tour.visitors)
  },
  town,
})

type SampleFacts = Pick<TourSample, 'island' | 'village' | 'address' | 'reviews' | 'visitors'> & {
  readonly ref: keyof typeof texts & keyof typeof stops
  readonly minutes: number
}

function sampleOf({ minutes, ...facts }: SampleFacts, at: number, seededAt: Date): TourSample {
  const { highlights, ...told } = texts[facts.ref]
  const walked = stops[facts.ref].map(({ view, ...stop }) => ({ ...stop, picture: picture(facts.ref, view) }))
  const [{ lng, lat }] = stops[facts.ref]
  return {
    ...facts,
    ...told,
    lng,
    lat,
    attributes: { duration: minutes, highlights },
    sample: true,
    createdAt: new Date(seededAt.getTime() - (at + 1) * 7 * 24 * 3_600_000),
    photos: [...'abcde'].map((view) => ({ src: picture(facts.ref, view) })),
    stops: walked,
  }
}

const picture = (ref: string, view: string) => `/pictures/virtual-tour/${ref}-${view}.svg`

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    island: 'saipan',
    village: 'Garapan',
    address: 'Paseo de Marianas',
    minutes: 45,
    visitors: 12_480,
    reviews: { average: 4.5, count: 86 },
  },
  {
    ref: '2',
    island: 'saipan',
    village: 'Marpi',
    minutes: 60,
    visitors: 10_220,
    reviews: { average: 4.8, count: 94 },
  },
  {
    ref: '3',
    island: 'saipan',
    village: 'Garapan',
    address: 'Mañagaha Island',
    minutes: 40,
    visitors: 15_900,
    reviews: { average: 4.9, count: 98 },
  },
  {
    ref: '4',
    island: 'tinian',
    village: 'San Jose',
    minutes: 75,
    visitors: 5640,
    reviews: { average: 4.6, count: 41 },
  },
  {
    ref: '5',
    island: 'rota',
    village: 'Songsong',
    minutes: 70,
    visitors: 3180,
    reviews: { average: 4.7, count: 29 },
  },
  {
    ref: '6',
    island: 'saipan',
    village: 'San Roque',
    address: 'Beach Road',
    minutes: 50,
    visitors: 8730,
    reviews: { average: 4.4, count: 57 },
  },
]
