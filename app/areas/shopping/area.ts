import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { hours, priceRange, subcategory } from '../../directory/fields/fields.ts'
import { highestRated, nameAscending, newest } from '../../directory/sorts.ts'

export const shopping = defineArea({
  kind: 'shopping',
  path: '/shopping',
  texts: {
    title: msg`Shopping Directory`,
    subtitle: msg`Malls, shops and souvenirs across the islands`,
    find: msg`Find Shopping`,
    searchLabel: msg`Name, kind of shop or village`,
    count: (count) => msg`${plural(count, { one: '# shopping place', other: '# shopping places' })}`,
    empty: {
      title: msg`No shopping places found`,
      hint: msg`Try fewer filters or another word`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Shopping Place Not Found`,
      text: msg`The shopping place you're looking for doesn't exist.`,
      back: msg`Back to Shopping`,
    },
    nearby: msg`Nearby Shopping Places`,
  },
  attributes: {
    category: choice({
      label: msg`Category`,
      options: [
        { value: 'mall', label: msg`Mall` },
        { value: 'specialty-shop', label: msg`Specialty Shop` },
        { value: 'fashion', label: msg`Fashion` },
        { value: 'electronics', label: msg`Electronics` },
        { value: 'home-goods', label: msg`Home Goods` },
      ],
      required: true,
      facet: 'many',
    }),
    subcategory,
    priceRange,
    hours,
  },
  filters: ['category', 'priceRange', 'rating', 'island', 'availability'],
  search: ['title', 'description', 'category', 'subcategory', 'village'],
  sorts: { newest, highestRated, nameAscending },
  nearby: 4,
  lifetime: null,
  card: ['category', 'subcategory', 'priceRange'],
})
