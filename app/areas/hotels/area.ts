import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { bandsToLast } from '../../directory/attributes/bands.ts'
import { choice, choices } from '../../directory/attributes/choice.ts'
import { number } from '../../directory/attributes/number.ts'
import { text } from '../../directory/attributes/text.ts'
import { highestRated, newest, priceAscending, priceDescending } from '../../directory/sorts.ts'
import { stayDates } from '../../deals/bookings/for-areas/stay-dates.ts'
import * as options from './options.ts'

export const hotels = defineArea({
  kind: 'hotel',
  path: '/hotels',
  texts: {
    title: msg`Hotels`,
    subtitle: msg`Places to stay on Saipan, Tinian and Rota`,
    find: msg`Find Hotels`,
    searchLabel: msg`Name, description or village`,
    count: (count) => msg`${plural(count, { one: '# hotel', other: '# hotels' })}`,
    empty: {
      title: msg`No hotels found`,
      hint: msg`Try another price, another island or fewer words`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Hotel Not Found`,
      text: msg`The hotel you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Hotels`,
    },
  },
  attributes: {
    category: choice({ label: msg({ message: 'Category', context: 'hotel' }), options: options.categories }),
    specialOffer: text({ label: msg`Special offer`, max: 80 }),
    checkInTime: number({ label: msg`Check-in from`, max: 1439, style: 'clock' }),
    checkOutTime: number({ label: msg`Check-out until`, max: 1439, style: 'clock' }),
    features: choices({ label: msg`Room Features`, options: options.roomFeatures }),
    amenities: choices({ label: msg`Amenities`, options: options.amenities }),
  },
  price: { any: bandsToLast(100, 200) },
  customFilters: { stay: stayDates },
  filters: ['stay', 'price', 'rating', 'island'],
  labels: { island: msg`Location` },
  search: ['title', 'description', 'category', 'village'],
  sorts: { newest, priceAscending, priceDescending, highestRated },
  fallback: true,
  lifetime: null,
  card: ['specialOffer'],
})
