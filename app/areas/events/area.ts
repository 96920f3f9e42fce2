import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { text, texts } from '../../directory/attributes/text.ts'
import { newest } from '../../directory/sorts.ts'
import { placesLeft } from '../../deals/bookings/for-areas/places-left.ts'
import { categories, periods } from './options.ts'

export const events = defineArea({
  kind: 'event',
  path: '/events',
  texts: {
    title: msg`Events`,
    subtitle: msg`Concerts, markets and days out across the islands`,
    find: msg`Find Events`,
    searchLabel: msg`Title, description or place`,
    count: (count) => msg`${plural(count, { one: '# event found', other: '# events found' })}`,
    empty: {
      title: msg`No events found`,
      hint: msg`Try another category, another time or fewer words`,
      clear: msg`Reset Filters`,
    },
    notFound: {
      title: msg`Event Not Found`,
      text: msg`The event you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Events`,
    },
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'one' }),
    organizer: text({ label: msg`Organizer`, max: 80, required: true }),
    tags: texts({ label: msg`Tags`, max: 30 }),
  },
  customFilters: { period: { label: msg`Time Period`, options: periods }, places: placesLeft },
  filters: ['category', 'period', 'places', 'island'],
  tiles: { filter: 'category', pictures: '/pictures/event-categories' },
  featured: 2,
  search: ['title', 'description', 'address', 'village', 'island'],
  sorts: {
    soonest: {
      label: msg`Soonest`,
      order: [
        ['nextStart', 'asc'],
        ['lastEnd', 'desc'],
      ],
    },
    newest: { ...newest, label: msg`Recently added` },
  },
  lifetime: null,
  card: ['category', 'organizer'],
})
