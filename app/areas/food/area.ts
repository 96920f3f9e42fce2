import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { hours, priceRange } from '../../directory/fields/fields.ts'
import { highestRated, nameAscending, newest } from '../../directory/sorts.ts'
import * as options from './options.ts'

export const food = defineArea({
  kind: 'food',
  path: '/food',
  texts: {
    title: msg`Food Directory`,
    subtitle: msg`Restaurants, cafes, bakeries and groceries on Saipan, Tinian and Rota`,
    find: msg`Find Food`,
    searchLabel: msg`Name, cuisine or village`,
    count: (count) => msg`${plural(count, { one: '# food place', other: '# food places' })}`,
    empty: {
      title: msg`No food places found`,
      hint: msg`Try fewer filters or another word`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Food Place Not Found`,
      text: msg`The food place you're looking for doesn't exist.`,
      back: msg`Back to Food`,
    },
  },
  attributes: {
    category: choice({
      label: msg`Category`,
      options: options.categories,
      required: true,
      facet: 'many',
    }),
    cuisine: choice({ label: msg`Cuisine`, options: options.cuisines, facet: 'many' }),
    priceRange,
    hours,
    features: choices({ label: msg({ message: 'Features', context: 'place' }), options: options.features }),
    amenities: choices({ label: msg`Amenities`, options: options.amenities }),
  },
  filters: ['category', 'cuisine', 'priceRange', 'rating', 'island', 'availability'],
  search: ['title', 'description', 'category', 'cuisine', 'village'],
  sorts: { newest, highestRated, nameAscending },
  presets: {
    '/food/restaurants': { category: ['restaurant'] },
    '/food/bars': { category: ['bar-and-grill'] },
    '/food/groceries': { category: ['grocery'] },
  },
  fallback: true,
  lifetime: null,
  card: ['category', 'cuisine', 'priceRange'],
})
