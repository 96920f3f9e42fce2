import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { number } from '../../directory/attributes/number.ts'
import { text } from '../../directory/attributes/text.ts'
import * as fields from '../../directory/fields/fields.ts'
import { islandOptions } from '../../directory/islands.ts'
import { nameAscending, newest } from '../../directory/sorts.ts'
import { services } from './options.ts'

export const taxis = defineArea({
  kind: 'taxi',
  path: '/hotels/taxi',
  texts: {
    title: msg`Taxis & Rides`,
    subtitle: msg`Taxis, shuttles and rental cars on Saipan, Tinian and Rota`,
    find: msg`Find a Ride`,
    searchLabel: msg`Name, village or keyword`,
    count: (count) => msg`${plural(count, { one: '# ride', other: '# rides' })}`,
    empty: {
      title: msg`No rides found`,
      hint: msg`Try another island, fewer seats or fewer words`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Taxi Not Found`,
      text: msg`The taxi you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Taxis & Rides`,
    },
  },
  attributes: {
    service: choice({ label: msg`Service`, options: services, required: true, facet: 'many' }),
    // The filter by island uses this key: the islands served count, not the office's.
    island: choices({ label: msg`Islands Served`, options: islandOptions, required: true, facet: 'many' }),
    seats: number({
      label: msg`Seats`,
      min: 1,
      max: 60,
      required: true,
      atLeast: [4, 6, 10],
      chip: (least) => msg`${least}+ seats`,
    }),
    fares: text({ label: msg`Fares`, max: 300 }),
    languages: fields.spokenLanguages,
    payment: fields.paymentMethods,
    hours: fields.hours,
  },
  filters: ['service', 'island', 'seats', 'availability'],
  search: ['title', 'description', 'service', 'village'],
  sorts: {
    newest,
    nameAscending,
    seatsDescending: { label: msg`Most seats`, order: [['attributes.seats', 'desc']] },
  },
  lifetime: null,
  card: ['service', 'island', 'seats', 'languages'],
})
