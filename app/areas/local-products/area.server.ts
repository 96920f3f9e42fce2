import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { products } from './area.ts'

export const productArea = completeArea(products, {
  names: {
    one: msg`Local Product`,
    plural: msg`Local Products`,
    short: msg`Local Products`,
    alsoCalled: '',
    api: 'local-products',
  },
  listing: {
    hint: msg`Made on the islands`,
    icon: 'package',
    by: 'owners',
    prices: { any: ['once'] },
    categories: 'category',
    isSellable: true,
    sold: 'many',
    refs: 'letters',
    shots: [
      {
        what: msg`The product by itself, in window light`,
        picture: '/pictures/local-products/product1-a.svg',
      },
      { what: msg`What it is made of`, picture: '/pictures/local-products/product1-b.svg' },
      { what: msg`How it is made, or who makes it`, picture: '/pictures/businesses/1-b.svg' },
    ],
  },
  advertisements: {
    products: 'all',
    'products/handicrafts': { category: ['crafts'] },
    'products/local-food': { category: ['food'] },
    'products/art-souvenirs': { category: ['crafts', 'home', 'clothing'] },
  },
  demo: null,
})
