import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { taxis } from './area.ts'

export const taxiArea = completeArea(taxis, {
  names: {
    one: msg({ message: 'Taxi', context: 'listing type' }),
    plural: msg`Rides`,
    short: msg`Rides`,
    alsoCalled: 'taxi taxis cab 택시 タクシー 出租车 的士',
    api: 'taxis',
  },
  listing: {
    hint: msg`Taxis, shuttles and car rental`,
    icon: 'bus',
    by: 'owners',
    prices: { any: ['day', 'hour', 'once'] },
    categories: 'service',
    isSellable: false,
    claimedBy: 'code',
    refs: 'letters',
    shots: [
      { what: msg`The vehicle, from outside`, picture: '/pictures/taxis/1-a.svg' },
      { what: msg`The seats and luggage space`, picture: '/pictures/shots/dashboard.svg' },
    ],
  },
  advertisements: {
    transportation: 'all',
    'transportation/car-rentals': { service: ['car-rental'] },
    'transportation/taxis': { service: ['taxi'] },
    'transportation/tour-buses': { service: ['shuttle'] },
  },
  demo: null,
})
