import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { hasFreeStay } from '../../deals/bookings/for-areas.server.ts'
import { hotels } from './area.ts'

export const hotelConditions = { stay: hasFreeStay }

export const hotelArea = completeArea(hotels, {
  names: {
    one: msg`Hotel`,
    plural: msg`Hotels`,
    short: msg`Hotels`,
    alsoCalled: 'hotel lodging accommodation 숙소 숙박 宿 宿泊 住宿 旅馆',
    api: 'hotels',
  },
  listing: {
    hint: msg`Rooms for guests`,
    icon: 'bed',
    by: 'owners',
    prices: { any: ['night'] },
    categories: 'category',
    isSellable: false,
    claimedBy: 'code',
    refs: 'letters',
    shots: [
      { what: msg`The building, with its entrance`, picture: '/pictures/hotels/hotel-1-a.svg' },
      { what: msg`A room, ready for guests`, picture: '/pictures/hotels/hotel-1-b.svg' },
      { what: msg`The pool, beach or garden`, picture: '/pictures/hotels/hotel-1-c.svg' },
      { what: msg`Breakfast, or where guests sit together`, picture: '/pictures/hotels/hotel-1-d.svg' },
    ],
  },
  advertisements: { hotels: 'all' },
  demo: { listedDaysAgo: 320 },
  conditions: hotelConditions,
})
