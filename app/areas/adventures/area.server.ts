import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { hasSession } from '../../deals/bookings/for-areas.server.ts'
import { adventures } from './area.ts'

export const adventureConditions = { session: hasSession }

export const adventureArea = completeArea(adventures, {
  names: {
    one: msg`Adventure`,
    plural: msg`Adventures`,
    short: msg`Adventures`,
    alsoCalled: '',
    api: 'adventures',
  },
  listing: {
    hint: msg`Tours and activities`,
    icon: 'mountain',
    by: 'owners',
    prices: { any: ['person'] },
    categories: 'category',
    isSellable: false,
    refs: 'letters',
    shots: [
      { what: msg`Guests enjoying the activity`, picture: '/pictures/adventures/3-b.svg' },
      { what: msg`The place, on a good day`, picture: '/pictures/adventures/1-a.svg' },
      { what: msg`The gear you provide`, picture: '/pictures/shopping/shopping2-a.svg' },
    ],
  },
  advertisements: {
    adventures: 'all',
    'adventures/water-sports': { category: ['water-sports', 'diving'] },
    'adventures/hiking': { category: ['hiking'] },
  },
  demo: null,
  conditions: adventureConditions,
})
