import { allDay, at, daily } from '../../directory/hours/hours.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { taxis } from './area.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

type Taxi = Sample<typeof taxis.attributes>
type SampleFacts = Pick<
  Taxi,
  | 'island'
  | 'village'
  | 'address'
  | 'lng'
  | 'lat'
  | 'attributes'
  | 'priceCents'
  | 'priceMaxCents'
  | 'pricePeriod'
> & { readonly ref: keyof typeof texts; readonly mailbox: string }

const samples: readonly SampleFacts[] = [
  {
    ref: '1',
    island: 'saipan',
    village: 'Garapan',
    address: 'Paseo de Marianas',
    lng: 145.7186,
    lat: 15.2058,
    mailbox: 'ride@hafa.example',
    attributes: {
      service: 'taxi',
      island: ['saipan'],
      seats: 4,
      fares: '$2.50 to start, $3 a mile. Airport to Garapan about $25. No surcharge at night.',
      languages: ['en', 'ch', 'ko', 'zh', 'tl'],
      payment: ['cash', 'credit-cards', 'wechat-pay'],
      hours: allDay,
    },
  },
  {
    ref: '2',
    island: 'saipan',
    village: 'As Lito',
    address: 'Saipan International Airport',
    lng: 145.7255,
    lat: 15.1225,
    mailbox: 'fly@shuttle.example',
    attributes: {
      service: 'shuttle',
      island: ['saipan'],
      seats: 12,
      fares: '$12 each, $9 each for four and more. Children ride free, and so do bags.',
      languages: ['en', 'ko', 'ja'],
      payment: ['cash', 'credit-cards'],
      hours: allDay,
    },
  },
  {
    ref: '3',
    island: 'saipan',
    village: 'Chalan Kanoa',
    address: 'Beach Road',
    lng: 145.7015,
    lat: 15.146,
    mailbox: 'keys@bluereef.example',
    priceCents: 4_800,
    priceMaxCents: 9_500,
    pricePeriod: 'day',
    attributes: {
      service: 'car-rental',
      island: ['saipan', 'tinian'],
      seats: 5,
      fares: '$48 to $95 a day with basic insurance. From seven days on, one day is free.',
      languages: ['en', 'ko', 'ja', 'zh'],
      payment: ['credit-cards', 'apple-pay', 'alipay'],
      hours: daily(at('8:00', '20:00')),
    },
  },
  {
    ref: '4',
    island: 'saipan',
    village: 'San Roque',
    address: 'Marpi Road',
    lng: 145.7755,
    lat: 15.2475,
    mailbox: 'jeep@marpi.example',
    priceCents: 8_500,
    pricePeriod: 'day',
    attributes: {
      service: 'car-rental',
      island: ['saipan'],
      seats: 4,
      fares: '$85 a day, $55 for half a day (five hours). $100 deposit.',
      languages: ['en', 'ja', 'ru'],
      payment: ['credit-cards', 'cash'],
      hours: daily(at('7:30', '18:00')),
    },
  },
  {
    ref: '5',
    island: 'tinian',
    village: 'San Jose',
    address: 'Tinian Harbor',
    lng: 145.6245,
    lat: 14.9655,
    mailbox: 'ride@harbor.example',
    attributes: {
      service: 'shuttle',
      island: ['tinian'],
      seats: 10,
      fares: '$5 each within San Jose, $8 to the airport. Half-day rounds $90 for the van.',
      languages: ['en', 'ch', 'zh'],
      payment: ['cash'],
      hours: daily(at('6:00', '21:00')),
    },
  },
  {
    ref: '6',
    island: 'rota',
    village: 'Songsong',
    lng: 145.1412,
    lat: 14.1395,
    mailbox: 'joe@luta.example',
    attributes: {
      service: 'taxi',
      island: ['rota'],
      seats: 4,
      fares:
        '$20 between the airport and Songsong, $120 for four hours around the island (up to four people).',
      languages: ['en', 'ch'],
      payment: ['cash'],
      hours: daily(at('7:00', '19:00')),
    },
  },
]

/** All invented, as are their numbers; they belong to the accounts of these ids, which no one can sign in to. */
const owners = samples.map(({ ref }) => ({
  id: `5a3b1e00-0000-4000-8000-00000000710${ref}`,
  fullName: texts[ref].title,
}))

const day = 24 * 3_600_000

const listings = (seededAt: Date): Taxi[] =>
  samples.map(({ ref, mailbox, ...facts }, at) => ({
    ...facts,
    ...texts[ref],
    ref,
    sample: true,
    createdAt: new Date(seededAt.getTime() - (11 * at + 4) * day),
    ownerId: owners[at]!.id,
    contact: { name: texts[ref].title, phone: `(670) 555-016${ref}`, email: mailbox },
    photos: [{ src: `/pictures/taxis/${ref}-a.svg` }],
  }))

/** Six ways to get around. */
export const taxiSamples = areaSamples(taxis, { owners, listings, town })
