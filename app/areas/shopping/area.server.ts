import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { shopping } from './area.ts'

export const shoppingArea = completeArea(shopping, {
  names: {
    one: msg`Shopping`,
    plural: msg`Shopping`,
    short: msg`Shopping`,
    alsoCalled: '',
    api: 'shopping',
  },
  listing: {
    hint: msg`Shops and malls`,
    icon: 'shopping-bag',
    by: 'owners',
    prices: null,
    categories: 'category',
    isSellable: false,
    claimedBy: 'code',
    refs: 'letters',
    shots: [
      { what: msg`The front, with its sign`, picture: '/pictures/shopping/shopping1-b.svg' },
      { what: msg`The shelves`, picture: '/pictures/businesses/1-b.svg' },
      { what: msg`A few popular items, close up`, picture: '/pictures/local-products/product1-a.svg' },
    ],
  },
  advertisements: {
    shopping: 'all',
    'shopping/malls': { category: ['mall'] },
    'shopping/boutiques': { category: ['fashion', 'specialty-shop'] },
  },
  demo: null,
})
