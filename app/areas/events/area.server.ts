import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { eventTimes } from './api.server.ts'
import { events } from './area.ts'
import { eventConditions } from './conditions.server.ts'
import { eventPart } from './form/area-part.server.ts'

export const eventArea = completeArea(events, {
  names: {
    one: msg`Event`,
    plural: msg`Events`,
    short: msg`Events`,
    alsoCalled: '',
    api: 'events',
  },
  listing: {
    hint: msg`A concert, market or other event`,
    icon: 'calendar',
    by: 'owners',
    prices: { any: ['person'] },
    categories: [
      { value: 'concert', label: msg`Concert`, facts: { category: 'music' } },
      { value: 'festival', label: msg`Festival`, facts: { category: 'community' } },
      { value: 'conference', label: msg`Conference`, facts: { category: 'business' } },
      { value: 'community', label: msg`Community`, facts: { category: 'community' } },
    ],
    isSellable: false,
    refs: 'numbers',
    shots: [
      { what: msg`A previous event`, picture: '/pictures/events/1-a.svg' },
      { what: msg`The venue`, picture: '/pictures/events/1-b.svg' },
    ],
  },
  advertisements: {
    events: 'all',
    'events/cultural-events': { category: ['community'] },
    'events/music': { category: ['music', 'night-life'] },
  },
  demo: { listedDaysAgo: 340 },
  beside: eventPart,
  api: eventTimes,
  conditions: eventConditions,
  takesPlace: true,
})
