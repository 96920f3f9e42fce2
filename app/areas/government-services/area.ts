import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { text, texts } from '../../directory/attributes/text.ts'
import { hours } from '../../directory/fields/fields.ts'
import { nameAscending, newest } from '../../directory/sorts.ts'
import { categories } from './options.ts'

/** Without an island filter: an office serves everyone, so the visitor's island hides none. */
export const governmentServices = defineArea({
  kind: 'government',
  path: '/government-services',
  texts: {
    title: msg`Government Services`,
    subtitle: msg`What each office does, what it needs and when it is open`,
    find: msg`Find Services`,
    searchLabel: msg`Title, description or address`,
    count: (count) => msg`${plural(count, { one: '# service found', other: '# services found' })}`,
    empty: {
      title: msg`No services found`,
      hint: msg`Try another category or fewer words`,
      clear: msg`Reset Filters`,
    },
    notFound: {
      title: msg`Service Not Found`,
      text: msg`There is no such government service.`,
      back: msg`Back to Government Services`,
    },
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'many' }),
    hours,
    services: texts({ label: msg`Services`, max: 160 }),
    requirements: texts({ label: msg({ message: 'Requirements', context: 'office' }), max: 200 }),
    processingTime: text({ label: msg`Processing time`, max: 160 }),
    fees: text({ label: msg`Fees`, max: 200 }),
    forms: text({ label: msg`Forms`, max: 300 }),
  },
  filters: ['category', 'availability'],
  tiles: { filter: 'category', pictures: '/pictures/government-categories' },
  featured: 2,
  search: ['title', 'description', 'address'],
  sorts: { nameAscending, newest },
  fallback: true,
  lifetime: null,
  card: ['category'],
})
