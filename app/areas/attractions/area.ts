import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { text, texts } from '../../directory/attributes/text.ts'
import { nameAscending, newest } from '../../directory/sorts.ts'
import { categories } from './options.ts'

export const attractions = defineArea({
  kind: 'attraction',
  path: '/attractions',
  texts: {
    title: msg`Local Attractions`,
    subtitle: msg`Cliffs, beaches, caves and historic places`,
    find: msg`Find Attractions`,
    searchLabel: msg`Name, description or place`,
    count: (count) => msg`${plural(count, { one: '# attraction', other: '# attractions' })}`,
    empty: {
      title: msg`No attractions found`,
      hint: msg`Try adjusting your search or filters`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Attraction Not Found`,
      text: msg`The attraction you're looking for doesn't exist.`,
      back: msg`Back to Attractions`,
    },
    similar: msg`Similar Attractions`,
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'one' }),
    notes: texts({ label: msg`Good to know`, max: 200 }),
    gettingThere: text({ label: msg`How to get there`, max: 300 }),
  },
  filters: ['category', 'island'],
  search: ['title', 'description', 'address', 'village', 'island', 'category'],
  sorts: { newest: { ...newest, label: msg`Recently added` }, nameAscending },
  similar: { same: ['category', 'island'], most: 3 },
  lifetime: null,
  card: ['category'],
})
