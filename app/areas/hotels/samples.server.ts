import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { hotels } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

type Hotel = Sample<typeof hotels.attributes>
type SampleFacts = Pick<
  Hotel,
  'island' | 'village' | 'address' | 'lng' | 'lat' | 'featured' | 'attributes'
> & {
  readonly ref: keyof typeof texts
  readonly dollars: number
  readonly reviews: NonNullable<Hotel['reviews']>
  readonly mailbox: string
}

const clock = (hour: number, minute = 0) => hour * 60 + minute

const samples: readonly SampleFacts[] = [
  {
    ref: 'hotel-1',
    dollars: 220,
    island: 'saipan',
    village: 'Susupe',
    address: 'Beach Road',
    lng: 145.7008,
    lat: 15.1585,
    featured: true,
    reviews: { average: 4.6, count: 64 },
    mailbox: 'stay@lagoon.example',
    attributes: {
      category: 'resort',
      specialOffer: 'Stay three nights, pay two (Monday to Thursday)',
      checkInTime: clock(15),
      checkOutTime: clock(11),
      features: ['air-conditioning', 'ocean-view', 'balcony', 'refrigerator', 'television', 'safe'],
      amenities: ['wifi', 'pool', 'beach', 'restaurant', 'bar', 'spa', 'gym', 'shuttle', 'parking'],
    },
  },
  {
    ref: 'hotel-2',
    dollars: 105,
    island: 'saipan',
    village: 'Chalan Kiya',
    lng: 145.7145,
    lat: 15.158,
    featured: false,
    reviews: { average: 4.3, count: 31 },
    mailbox: 'stay@plumeria.example',
    attributes: {
      category: 'hotel',
      checkInTime: clock(14),
      checkOutTime: clock(11),
      features: ['air-conditioning', 'kitchenette', 'refrigerator', 'coffee'],
      amenities: ['wifi', 'breakfast', 'parking', 'laundry', 'generator'],
    },
  },
  {
    ref: 'hotel-3',
    dollars: 120,
    island: 'tinian',
    village: 'San Jose',
    address: 'Broadway',
    lng: 145.6265,
    lat: 14.9665,
    featured: false,
    reviews: { average: 4.8, count: 22 },
    mailbox: 'dive@taga.example',
    attributes: {
      category: 'hotel',
      specialOffer: '10% off with a two-tank dive',
      checkInTime: clock(14),
      checkOutTime: clock(10),
      features: ['air-conditioning', 'refrigerator', 'coffee'],
      amenities: ['wifi', 'breakfast', 'dive-shop', 'shuttle', 'parking', 'generator'],
    },
  },
  {
    ref: 'hotel-4',
    dollars: 200,
    island: 'saipan',
    village: 'Capitol Hill',
    address: 'Isa Drive',
    lng: 145.7525,
    lat: 15.2105,
    featured: true,
    reviews: { average: 4.7, count: 18 },
    mailbox: 'stay@ridge.example',
    attributes: {
      category: 'vacation-rental',
      checkInTime: clock(15),
      checkOutTime: clock(11, 30),
      features: ['ocean-view', 'balcony', 'coffee', 'safe', 'desk'],
      amenities: ['wifi', 'breakfast', 'restaurant', 'parking', 'generator'],
    },
  },
  {
    ref: 'hotel-5',
    dollars: 145,
    island: 'saipan',
    village: 'Garapan',
    address: 'Paseo de Marianas',
    lng: 145.7192,
    lat: 15.207,
    featured: false,
    reviews: { average: 3.9, count: 52 },
    mailbox: 'desk@paseo.example',
    attributes: {
      category: 'hotel',
      specialOffer: '15% off from five nights',
      checkInTime: clock(14),
      checkOutTime: clock(12),
      features: ['air-conditioning', 'refrigerator', 'television', 'safe', 'desk'],
      amenities: ['wifi', 'restaurant', 'bar', 'gym', 'shuttle', 'parking', 'laundry', 'generator'],
    },
  },
  {
    ref: 'hotel-6',
    dollars: 110,
    island: 'rota',
    village: 'Sinapalo',
    address: 'As Nieves',
    lng: 145.2485,
    lat: 14.1655,
    featured: false,
    reviews: { average: 4.4, count: 12 },
    mailbox: 'stay@asnieves.example',
    attributes: {
      category: 'hotel',
      checkInTime: clock(13),
      checkOutTime: clock(10),
      features: ['balcony', 'kitchenette', 'coffee'],
      amenities: ['breakfast', 'shuttle', 'parking'],
    },
  },
  {
    ref: 'hotel-7',
    dollars: 250,
    island: 'saipan',
    village: 'Kagman III',
    address: 'Laolao Bay Drive',
    lng: 145.7655,
    lat: 15.1615,
    featured: false,
    reviews: { average: 4.1, count: 45 },
    mailbox: 'golf@laolao.example',
    attributes: {
      category: 'resort',
      specialOffer: 'Green fee included on weekdays',
      checkInTime: clock(15),
      checkOutTime: clock(11),
      features: ['air-conditioning', 'ocean-view', 'balcony', 'refrigerator', 'television', 'safe', 'desk'],
      amenities: ['wifi', 'pool', 'restaurant', 'bar', 'spa', 'gym', 'golf', 'shuttle', 'parking'],
    },
  },
  {
    ref: 'hotel-8',
    dollars: 90,
    island: 'saipan',
    village: 'San Jose',
    address: 'Oleai',
    lng: 145.7152,
    lat: 15.172,
    featured: false,
    reviews: { average: 3.1, count: 27 },
    mailbox: 'bed@oleai.example',
    attributes: {
      category: 'hostel',
      checkInTime: clock(13),
      checkOutTime: clock(11),
      features: ['refrigerator'],
      amenities: ['wifi', 'parking', 'laundry', 'generator'],
    },
  },
]

/** All invented, as are their numbers; the hotels belong to the accounts of these ids, which no one can sign in to. */
const owners = samples.map(({ ref }, at) => ({
  id: `5a3b1e00-0000-4000-8000-00000000610${at + 1}`,
  fullName: texts[ref].title,
}))

const day = 24 * 3_600_000

/** Eight hotels, the first listed last. */
const listings = (seededAt: Date): Hotel[] =>
  samples.map(({ ref, dollars, mailbox, ...facts }, at) => ({
    ...facts,
    ...texts[ref],
    ref,
    sample: true,
    createdAt: new Date(seededAt.getTime() - (9 * at + 3) * day),
    priceCents: dollars * 100,
    pricePeriod: 'night',
    ownerId: owners[at]!.id,
    contact: { name: texts[ref].title, phone: `(670) 555-015${at + 1}`, email: mailbox },
    photos: ['a', 'b', 'c', 'd'].map((view) => ({ src: `/pictures/hotels/${ref}-${view}.svg` })),
  }))

export const hotelSamples = areaSamples(hotels, { owners, comments, listings, town })
