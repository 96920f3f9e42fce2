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
    refs: 'letters',
  },
  advertisements: {
    shopping: 'all',
    'shopping/malls': { category: ['mall'] },
    'shopping/boutiques': { category: ['fashion', 'specialty-shop'] },
  },
  demo: null,
})
