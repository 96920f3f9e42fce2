import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { terms } from '../../directory/attributes/terms.ts'
import { text, texts } from '../../directory/attributes/text.ts'
import { hours, paymentMethods } from '../../directory/fields/fields.ts'
import { highestRated, nameAscending, nameDescending, newest, oldest } from '../../directory/sorts.ts'
import * as options from './options.ts'

export const businesses = defineArea({
  kind: 'business',
  path: '/businesses',
  texts: {
    title: msg`Business Directory`,
    subtitle: msg`Shops, services and people who know their trade on Saipan, Tinian and Rota`,
    find: msg`Find Businesses`,
    searchLabel: msg`Name, trade or keyword`,
    count: (count) => msg`${plural(count, { one: '# business', other: '# businesses' })}`,
    empty: {
      title: msg`No businesses found`,
      hint: msg`Try another category, fewer filters or another word`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Business Not Found`,
      text: msg`Sorry, the business you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Shopping & Services`,
    },
    similar: msg`Similar Businesses`,
    nearby: msg`Nearby Businesses`,
  },
  attributes: {
    category: choice({ label: msg`Category`, options: options.categories, required: true, facet: 'one' }),
    subcategories: terms({ label: msg`Subcategories`, taxonomy: 'business', under: 'category' }),
    zipCode: text({ label: msg`ZIP Code`, max: 10 }),
    hours,
    paymentMethods,
    services: choices({ label: msg`Services`, options: options.services }),
    socialLinks: texts({ label: msg`Social Media`, max: 200 }),
  },
  filters: ['category', 'subcategories', 'island', 'rating', 'availability'],
  apart: ['category', 'subcategories'],
  search: ['title', 'description', 'subcategories'],
  sorts: { newest, oldest, nameAscending, nameDescending, highestRated },
  similar: { same: ['category'], most: 3 },
  nearby: 3,
  lifetime: null,
  card: ['category'],
})
