import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { classifieds } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { sellers } from './sample-sellers.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

type ClassifiedSample = Sample<typeof classifieds.attributes>
type SampleFacts = Pick<ClassifiedSample, 'attributes' | 'reviews'> & {
  readonly ref: keyof typeof texts
  readonly seller: keyof typeof sellers
  readonly dollars: number
  readonly listedDaysAgo: number
}

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    seller: 'marisol',
    dollars: 450,
    listedDaysAgo: 2,
    reviews: { average: 4.8, count: 5 },
    attributes: {
      category: 'furniture',
      condition: 'like-new',
      specifications: ['Pieces: 2 chairs, 1 bench, 1 table', 'Material: rattan, glass', 'Bench width: 71 in'],
    },
  },
  {
    ref: '2',
    seller: 'jun',
    dollars: 520,
    listedDaysAgo: 1,
    reviews: { average: 4.5, count: 4 },
    attributes: {
      category: 'electronics',
      condition: 'like-new',
      specifications: ['Memory: 16 GB', 'Storage: 512 GB SSD', 'Screen: 14 in', 'Bought: 2024'],
    },
  },
  {
    ref: '3',
    seller: 'tano',
    dollars: 280,
    listedDaysAgo: 6,
    attributes: {
      category: 'appliances',
      condition: 'good',
      specifications: ['Capacity: 18 cu ft', 'Voltage: 115 V', 'Height: 69 in'],
    },
  },
  {
    ref: '4',
    seller: 'jun',
    dollars: 240,
    listedDaysAgo: 9,
    attributes: {
      category: 'tools',
      condition: 'new',
      specifications: ['Voltage: 18 V', 'Batteries: 2', 'Warranty: until 2027'],
    },
  },
  {
    ref: '5',
    seller: 'marisol',
    dollars: 60,
    listedDaysAgo: 15,
    attributes: {
      category: 'pets',
      specifications: ['Age: 4 months', 'Weight: 15 lb', 'Crate: 42 x 28 x 30 in'],
    },
  },
  {
    ref: '6',
    seller: 'marisol',
    dollars: 35,
    listedDaysAgo: 23,
    attributes: {
      category: 'clothing',
      condition: 'good',
      specifications: ['Sizes: 6 to 8', 'Color: navy', 'Pieces: 7'],
    },
  },
  {
    ref: '7',
    seller: 'dolores',
    dollars: 45,
    listedDaysAgo: 4,
    attributes: {
      category: 'toys',
      condition: 'good',
      specifications: ['Bicycle: 20 in', 'Age: 4 to 9'],
    },
  },
  {
    ref: '8',
    seller: 'dolores',
    dollars: 1_350,
    listedDaysAgo: 38,
    reviews: { average: 4, count: 2 },
    attributes: {
      category: 'vehicles',
      condition: 'good',
      specifications: ['Engine: 125 cc', 'Mileage: 6,800 mi', 'Year: 2021'],
    },
  },
]

const day = 24 * 3_600_000

/** Samples don't expire. */
const listings = (seededAt: Date): ClassifiedSample[] =>
  samples.map(({ ref, seller, dollars, listedDaysAgo, ...facts }) => {
    const { id, fullName, contact, place } = sellers[seller]
    return {
      ...facts,
      ...texts[ref],
      ...place,
      ref,
      sample: true,
      createdAt: new Date(seededAt.getTime() - listedDaysAgo * day),
      priceCents: dollars * 100,
      pricePeriod: 'once',
      ownerId: id,
      contact: { name: fullName, ...contact },
      contactPrivate: true,
      photos: ['a', 'b'].map((view) => ({ src: `/pictures/buy-and-sell/${ref}-${view}.svg` })),
    }
  })

/** Eight things that neighbors sell. */
export const classifiedSamples = areaSamples(classifieds, {
  owners: Object.values(sellers),
  comments,
  listings,
  town,
})
