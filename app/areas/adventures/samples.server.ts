import { at, daily, type Hours } from '../../directory/hours/hours.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { adventures } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { operators } from './sample-operators.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** Six adventures, listed during the two months before `seededAt`. */
export const adventureSamples = areaSamples(adventures, {
  owners: Object.values(operators).map(({ ownerId, contact }) => ({ id: ownerId, fullName: contact.name })),
  comments,
  listings: (seededAt) => samples.map((facts, at) => sampleOf(facts, at, seededAt)),
  town,
})

type SampleFacts = Pick<
  Sample<typeof adventures.attributes>,
  'ownerId' | 'contact' | 'island' | 'village' | 'address' | 'lng' | 'lat' | 'featured' | 'reviews'
> &
  Pick<
    Sample<typeof adventures.attributes>['attributes'],
    'category' | 'difficulty' | 'duration' | 'hours'
  > & {
    readonly ref: keyof typeof texts
    readonly dollars: number
  }

function sampleOf(facts: SampleFacts, at: number, seededAt: Date): Sample<typeof adventures.attributes> {
  const { category, difficulty, duration, hours, dollars, ...rest } = facts
  const { included, requirements, ...told } = texts[facts.ref]
  return {
    ...rest,
    ...told,
    priceCents: dollars * 100,
    pricePeriod: 'person',
    attributes: { category, difficulty, duration, hours, included, requirements },
    sample: true,
    createdAt: new Date(seededAt.getTime() - (at + 1) * 10 * 24 * 3_600_000),
    photos: ['a', 'b'].map((view) => ({ src: `/pictures/adventures/${facts.ref}-${view}.svg` })),
  }
}

/** Every day but some of the week, counted from Monday. */
const closedOn = (hours: Hours, ...days: readonly number[]): Hours => ({
  ...hours,
  week: hours.week.map((intervals, day) => (days.includes(day) ? [] : intervals)),
})

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    ...operators.blueDoor,
    island: 'saipan',
    village: 'Marpi',
    address: 'The Grotto',
    lng: 145.829,
    lat: 15.266,
    featured: true,
    category: 'diving',
    difficulty: 'advanced',
    duration: 4,
    hours: closedOn(daily(at('8:00', '12:00')), 6),
    dollars: 120,
    reviews: { average: 4.9, count: 64 },
  },
  {
    ref: '2',
    ...operators.ridgeline,
    island: 'saipan',
    village: 'Capitol Hill',
    address: 'Mount Tapochau trailhead',
    lng: 145.7455,
    lat: 15.1925,
    featured: false,
    category: 'hiking',
    difficulty: 'challenging',
    duration: 5,
    hours: closedOn(daily(at('6:00', '11:00')), 0, 1),
    dollars: 45,
    reviews: { average: 4.7, count: 38 },
  },
  {
    ref: '3',
    ...operators.islet,
    island: 'saipan',
    village: 'Garapan',
    address: 'Mañagaha Island, from the Garapan pier',
    lng: 145.7125,
    lat: 15.2412,
    featured: true,
    category: 'water-sports',
    difficulty: 'beginner',
    duration: 6,
    hours: daily(at('9:00', '15:00')),
    dollars: 75,
    reviews: { average: 4.6, count: 81 },
  },
  {
    ref: '4',
    ...operators.islet,
    island: 'saipan',
    village: 'Susupe',
    address: 'Kilili Beach',
    lng: 145.704,
    lat: 15.159,
    featured: false,
    category: 'water-sports',
    difficulty: 'beginner',
    duration: 2.5,
    hours: daily(at('7:30', '10:00'), at('16:00', '18:30')),
    dollars: 40,
    reviews: { average: 4.8, count: 27 },
  },
  {
    ref: '5',
    ...operators.redDust,
    island: 'saipan',
    village: 'Kagman III',
    address: 'On the road to Forbidden Island',
    lng: 145.7785,
    lat: 15.161,
    featured: false,
    category: 'adventure',
    difficulty: 'moderate',
    duration: 3,
    hours: closedOn(daily(at('8:30', '11:30'), at('14:00', '17:00')), 2),
    dollars: 95,
    reviews: { average: 4.3, count: 45 },
  },
  {
    ref: '6',
    ...operators.tradeWind,
    island: 'saipan',
    village: 'Garapan',
    address: 'Micro Beach',
    lng: 145.7165,
    lat: 15.2165,
    featured: false,
    category: 'adventure',
    difficulty: 'beginner',
    duration: 1,
    hours: daily(at('9:00', '16:00')),
    dollars: 85,
    reviews: { average: 3.9, count: 52 },
  },
]
