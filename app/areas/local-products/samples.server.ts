import { type PlaceFacts, placeSamples } from '../../market/samples/place-samples.server.ts'
import { products } from './area.ts'
import { comments } from './sample-comments.server.ts'
import { texts } from './sample-texts.server.ts'
import { town } from './town.server.ts'

/** Who sells two of them, at fixed prices: both can be ordered together. */
const niyok = {
  name: 'Niyok Soap House',
  phone: '(670) 555-0164',
  email: 'soap@niyok.example',
  website: 'https://niyok.example',
}

/** All invented, as are their numbers. */
const facts: readonly PlaceFacts<typeof products.attributes, keyof typeof texts>[] = [
  {
    ref: 'product1',
    island: 'tinian',
    village: 'Marpo Valley',
    lng: 145.6392,
    lat: 14.9815,
    listedDaysAgo: 5,
    reviews: { average: 4.8, count: 41 },
    contact: { name: 'Marpo Pepper Works', phone: '(670) 555-0162', email: 'hot@marpopepper.example' },
    attributes: {
      category: 'food',
      subcategory: 'Hot sauce',
      priceRange: '$',
      producer: 'Marpo Pepper Works',
    },
  },
  {
    ref: 'product2',
    island: 'rota',
    village: 'Songsong',
    lng: 145.1416,
    lat: 14.1392,
    listedDaysAgo: 18,
    reviews: { average: 4.9, count: 16 },
    contact: { name: 'Weavers of Luta', phone: '(670) 555-0163' },
    attributes: {
      category: 'crafts',
      subcategory: 'Weaving',
      priceRange: '$$$',
      producer: 'Weavers of Luta',
    },
  },
  {
    ref: 'product3',
    island: 'saipan',
    village: 'Tanapag',
    lng: 145.7552,
    lat: 15.2362,
    listedDaysAgo: 8,
    reviews: { average: 4.3, count: 28 },
    contact: niyok,
    priceCents: 900,
    pricePeriod: 'once',
    attributes: {
      category: 'beauty-and-health',
      subcategory: 'Soap',
      priceRange: '$',
      producer: 'Niyok Soap House',
    },
  },
  {
    ref: 'product4',
    island: 'saipan',
    village: 'Capitol Hill',
    lng: 145.7525,
    lat: 15.2075,
    listedDaysAgo: 30,
    reviews: { average: 3.7, count: 11 },
    contact: { name: 'Haligi Stone Studio', phone: '(670) 555-0165', email: 'studio@haligi.example' },
    attributes: {
      category: 'home',
      subcategory: 'Ornament',
      priceRange: '$$',
      producer: 'Haligi Stone Studio',
    },
  },
  {
    ref: 'product5',
    island: 'saipan',
    village: 'Chalan Kanoa',
    lng: 145.7098,
    lat: 15.1512,
    listedDaysAgo: 2,
    reviews: { average: 3.1, count: 13 },
    contact: { name: 'Talaya Prints', phone: '(670) 555-0166', whatsapp: '(670) 555-0166' },
    attributes: {
      category: 'clothing',
      subcategory: 'Shirts',
      priceRange: '$$',
      producer: 'Talaya Prints',
    },
  },
  {
    ref: 'product6',
    island: 'saipan',
    village: 'Kagman II',
    lng: 145.7762,
    lat: 15.1735,
    listedDaysAgo: 12,
    reviews: { average: 4.5, count: 35 },
    contact: { name: 'Aga Family Farm', phone: '(670) 555-0167', email: 'chips@agafarm.example' },
    attributes: {
      category: 'food',
      subcategory: 'Snacks',
      priceRange: '$',
      producer: 'Aga Family Farm',
    },
  },
  {
    ref: 'product7',
    island: 'saipan',
    village: 'Tanapag',
    lng: 145.7552,
    lat: 15.2362,
    listedDaysAgo: 7,
    reviews: { average: 4.6, count: 9 },
    contact: niyok,
    priceCents: 1_400,
    pricePeriod: 'once',
    attributes: {
      category: 'beauty-and-health',
      subcategory: 'Body oil',
      priceRange: '$$',
      producer: 'Niyok Soap House',
    },
  },
]

/** Seven things that are made on the islands, two of them to eat. */
export const productSamples = placeSamples(products, {
  group: '11',
  views: ['a', 'b'],
  facts,
  texts,
  comments,
  town,
})
