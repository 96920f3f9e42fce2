import { at, type Hours, workdays } from '../../directory/hours/hours.ts'
import { areaSamples, type Sample } from '../../market/samples/area-samples.server.ts'
import { businesses } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { owners } from './sample-owners.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** Listed during the two years before `seededAt`. */
const listings = (seededAt: Date): Sample<typeof businesses.attributes>[] =>
  samples.map(({ listedDaysAgo, owner, contact, ...sample }) => ({
    ...sample,
    ...texts[sample.ref],
    ownerId: owner.id,
    contact: { name: texts[sample.ref].title, ...contact },
    sample: true,
    createdAt: new Date(seededAt.getTime() - listedDaysAgo * 24 * 3_600_000),
    photos: ['a', 'b', 'c', 'd', 'e', 'f'].map((view) => ({
      src: `/pictures/businesses/${sample.ref}-${view}.svg`,
    })),
  }))

const shopHours: Hours = {
  week: [
    [at('9:00', '18:00')],
    [at('9:00', '18:00')],
    [at('9:00', '18:00')],
    [at('9:00', '18:00')],
    [at('9:00', '19:00')],
    [at('10:00', '17:00')],
    [],
  ],
}
const [lunch, dinner] = [at('10:30', '14:00'), at('17:00', '21:30')]
const kitchenHours: Hours = {
  week: [
    [],
    [lunch, dinner],
    [lunch, dinner],
    [lunch, dinner],
    [lunch, dinner],
    [lunch, dinner],
    [at('11:00', '20:00')],
  ],
}
const boatHours: Hours = { week: Array.from({ length: 7 }, () => [at('7:30', '19:30')]) }
const clinicHours: Hours = {
  week: [...workdays(at('8:00', '12:00'), at('13:00', '17:00')).week.slice(0, 5), [at('8:00', '12:00')], []],
  closedOnHolidays: true,
}

type SampleFacts = Omit<
  Sample<typeof businesses.attributes>,
  'sample' | 'ref' | 'title' | 'description' | 'translations' | 'photos' | 'ownerId'
>

const samples: readonly (SampleFacts & {
  ref: keyof typeof texts
  owner: { readonly id: string }
  listedDaysAgo: number
})[] = [
  {
    ref: '1',
    owner: owners.artsCircle,
    island: 'saipan',
    village: 'Garapan',
    address: 'Paseo de Marianas',
    lng: 145.7183,
    lat: 15.2061,
    contact: {
      phone: '(670) 555-0181',
      email: 'shop@flametreecrafts.example.com',
      website: 'https://flametreecrafts.example.com',
    },
    featured: true,
    listedDaysAgo: 12,
    // The usual 65, 25, 7, 2 and 1 percent
    reviews: { average: 4.51, count: 100 },
    attributes: {
      category: 'shopping-and-stores',
      subcategories: ['gift-shops', 'local-crafts'],
      zipCode: '96950',
      hours: shopHours,
      paymentMethods: ['credit-cards', 'cash', 'apple-pay', 'paypal'],
      services: [
        'custom-orders',
        'delivery',
        'in-store-pickup',
        'online-ordering',
        'repairs',
        'consultations',
      ],
    },
  },
  {
    ref: '2',
    owner: owners.kusina,
    island: 'saipan',
    village: 'Chalan Kanoa',
    address: 'Beach Road, across from the ball field',
    lng: 145.7012,
    lat: 15.1472,
    contact: { phone: '(670) 555-0182', email: 'kusina@example.com' },
    featured: true,
    listedDaysAgo: 45,
    reviews: { average: 4.7, count: 58 },
    attributes: {
      category: 'restaurants',
      subcategories: ['chamorro-cuisine', 'barbecue-and-grill', 'seafood', 'catering'],
      zipCode: '96950',
      hours: kitchenHours,
      paymentMethods: ['credit-cards', 'cash'],
      services: ['delivery', 'in-store-pickup', 'custom-orders'],
    },
  },
  {
    ref: '3',
    owner: owners.sailors,
    island: 'tinian',
    village: 'San Jose',
    address: 'Tinian Marina',
    lng: 145.6228,
    lat: 14.9662,
    contact: {
      phone: '(670) 555-0183',
      whatsapp: '(670) 555-0183',
      email: 'boats@starandswell.example.com',
      website: 'https://starandswell.example.com',
    },
    featured: true,
    listedDaysAgo: 30,
    reviews: { average: 4.9, count: 36 },
    attributes: {
      category: 'tour-guides',
      subcategories: ['boat-tours', 'scuba-diving', 'snorkeling-tours', 'sunset-cruises'],
      zipCode: '96952',
      hours: boatHours,
      paymentMethods: ['credit-cards', 'cash', 'paypal', 'wechat-pay'],
      services: ['online-ordering', 'custom-orders'],
    },
  },
  {
    ref: '4',
    owner: owners.garage,
    island: 'saipan',
    village: 'Chalan Laulau',
    address: 'Middle Road',
    lng: 145.7142,
    lat: 15.1706,
    contact: { phone: '(670) 555-0184' },
    listedDaysAgo: 210,
    reviews: { average: 2.6, count: 17 },
    attributes: {
      category: 'mechanics-and-cars',
      subcategories: ['auto-repair', 'brakes', 'batteries', 'car-air-conditioning', 'safety-inspections'],
      zipCode: '96950',
      hours: workdays(at('8:00', '17:00')),
      paymentMethods: ['cash'],
      services: ['repairs'],
    },
  },
  {
    ref: '5',
    owner: owners.dentists,
    island: 'saipan',
    village: 'Garapan',
    address: 'Coral Tree Avenue, second floor',
    lng: 145.7201,
    lat: 15.2078,
    contact: {
      phone: '(670) 555-0185',
      email: 'desk@lagoonsmile.example.com',
      website: 'https://lagoonsmile.example.com',
    },
    listedDaysAgo: 95,
    reviews: { average: 4.2, count: 29 },
    attributes: {
      category: 'healthcare',
      subcategories: ['dentists', 'orthodontists'],
      zipCode: '96950',
      hours: clinicHours,
      paymentMethods: ['credit-cards', 'cash', 'apple-pay'],
      services: ['consultations'],
    },
  },
  {
    ref: '6',
    owner: owners.builders,
    island: 'rota',
    village: 'Songsong',
    address: 'Near the Japanese railway engine',
    lng: 145.1398,
    lat: 14.1372,
    contact: { phone: '(670) 555-0186', email: 'build@songsonghomes.example.com' },
    listedDaysAgo: 320,
    reviews: { average: 3.6, count: 11 },
    attributes: {
      category: 'shopping-and-stores',
      subcategories: ['hardware-stores'],
      zipCode: '96951',
      hours: workdays(at('7:00', '16:00')),
      paymentMethods: ['cash', 'credit-cards'],
      services: ['custom-orders', 'delivery', 'consultations'],
    },
  },
]

/** Six businesses. */
export const businessSamples = areaSamples(businesses, {
  owners: Object.values(owners),
  comments,
  listings,
  town,
})
