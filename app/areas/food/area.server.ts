import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { food } from './area.ts'

export const foodArea = completeArea(food, {
  names: {
    one: msg`Food`,
    plural: msg`Food`,
    short: msg`Food`,
    alsoCalled: 'restaurant restaurants dining 음식 식당 食事 レストラン 美食 餐厅',
    presets: {
      '/food/restaurants': msg`Restaurants`,
      '/food/bars': msg`Bars & Grills`,
      '/food/groceries': msg`Groceries`,
    },
    api: 'food',
  },
  listing: {
    hint: msg`Restaurants, bars and groceries`,
    icon: 'utensils',
    by: 'owners',
    prices: null,
    categories: 'category',
    isSellable: false,
    claimedBy: 'code',
    refs: 'letters',
    shots: [
      { what: msg`A favorite dish, from above`, picture: '/pictures/businesses/2-c.svg' },
      { what: msg`The tables, with guests if they agree`, picture: '/pictures/businesses/2-b.svg' },
      { what: msg`The front, with its sign`, picture: '/pictures/businesses/2-a.svg' },
    ],
  },
  advertisements: {
    food: 'all',
    'food/restaurants': { category: ['restaurant'] },
    'food/cafes': { category: ['cafe', 'bakery'] },
    'food/bars-nightlife': { category: ['bar-and-grill'] },
    'shopping/supermarkets': { category: ['grocery'] },
  },
  demo: null,
})
