import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { texts } from '../../directory/attributes/text.ts'
import { newest, oldest, priceAscending, priceDescending } from '../../directory/sorts.ts'
import { categories, conditions, everydayCategories } from './options.ts'

export const classifieds = defineArea({
  kind: 'buy-and-sell',
  path: '/buy-and-sell',
  texts: {
    title: msg`Buy & Sell Marketplace`,
    subtitle: msg`Second-hand and new, from neighbors on every island`,
    find: msg`Find Listings`,
    searchLabel: msg`Title`,
    count: (count) => msg`${plural(count, { one: '# listing', other: '# listings' })}`,
    empty: {
      title: msg`No listings found`,
      hint: msg`Try another category, another island or fewer words`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Listing Not Found`,
      text: msg`The listing you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Listings`,
    },
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'many' }),
    condition: choice({
      label: msg({ message: 'Condition', context: 'classified' }),
      options: conditions,
      facet: 'many',
    }),
    specifications: texts({ label: msg({ message: 'Specifications', context: 'classified' }), max: 120 }),
  },
  price: {},
  filters: ['category', 'condition', 'price', 'island'],
  search: ['title'],
  sorts: { newest, oldest, priceAscending, priceDescending },
  presets: { '/buy-sell/everyday': { category: everydayCategories } },
  lifetime: 90,
  card: ['category'],
})
