import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { number } from '../../directory/attributes/number.ts'
import { texts } from '../../directory/attributes/text.ts'
import { highestRated, nameAscending, newest } from '../../directory/sorts.ts'

export const tours = defineArea({
  kind: 'tour',
  path: '/virtual-tour',
  texts: {
    title: msg`Virtual Tour of CNMI`,
    subtitle: msg`Walk the islands stop by stop, from wherever you are`,
    find: msg`Find Locations`,
    searchLabel: msg`Name, location or description`,
    count: (count) => msg`${plural(count, { one: '# location', other: '# locations' })}`,
    empty: {
      title: msg`No locations found`,
      hint: msg`Try another name or fewer words`,
      clear: msg`Clear search`,
    },
    notFound: {
      title: msg`Tour Not Found`,
      text: msg`The tour you're looking for doesn't exist.`,
      back: msg`Back to Virtual Tour`,
    },
  },
  attributes: {
    duration: number({ label: msg`Duration`, max: 600, required: true, style: 'minute' }),
    highlights: texts({ label: msg`Highlights`, max: 60 }),
  },
  filters: ['island', 'rating'],
  search: ['title', 'description', 'address', 'village', 'island'],
  sorts: { newest, highestRated, nameAscending },
  lifetime: null,
  card: ['duration', 'highlights'],
})
