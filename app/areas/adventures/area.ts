import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { bands } from '../../directory/attributes/bands.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { openingHours } from '../../directory/attributes/hours.ts'
import { number } from '../../directory/attributes/number.ts'
import { texts } from '../../directory/attributes/text.ts'
import { highestRated, newest, priceAscending, priceDescending } from '../../directory/sorts.ts'
import { sessionDay } from '../../deals/bookings/for-areas/session-day.ts'
import { categories, difficulties } from './options.ts'

export const adventures = defineArea({
  kind: 'adventure',
  path: '/adventures',
  texts: {
    title: msg`Island Adventures`,
    subtitle: msg`Dive, hike, paddle and ride on Saipan, Tinian and Rota`,
    find: msg`Find Adventures`,
    searchLabel: msg`Title, place or difficulty`,
    count: (count) => msg`${plural(count, { one: '# adventure found', other: '# adventures found' })}`,
    empty: {
      title: msg`No adventures found`,
      hint: msg`Try adjusting your search or filters`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Adventure Not Found`,
      text: msg`The adventure you're looking for doesn't exist.`,
      back: msg`Back to Adventures`,
    },
    similar: msg`Similar Adventures`,
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'many' }),
    difficulty: choice({ label: msg`Difficulty`, options: difficulties, required: true, facet: 'many' }),
    duration: number({ label: msg`Duration`, max: 240, required: true, style: 'hour' }),
    hours: openingHours({ label: msg`Schedule` }),
    included: texts({ label: msg`What's Included`, max: 120 }),
    requirements: texts({
      label: msg({ message: 'Requirements', context: 'adventure' }),
      max: 160,
    }),
  },
  price: { any: bands(50, 100, 150) },
  customFilters: { session: sessionDay },
  filters: ['session', 'category', 'difficulty', 'price', 'island', 'rating'],
  labels: { map: msg`Map View` },
  search: ['title', 'description', 'village', 'island', 'address', 'difficulty'],
  sorts: { newest, highestRated, priceAscending, priceDescending },
  presets: { '/experiences/adventures': {} },
  similar: { same: ['category'], most: 3 },
  lifetime: null,
  card: ['category', 'difficulty', 'duration'],
})
