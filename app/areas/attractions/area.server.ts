import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { attractions } from './area.ts'

export const attractionArea = completeArea(attractions, {
  names: {
    one: msg`Attraction`,
    plural: msg`Local Attractions`,
    short: msg`Local Attractions`,
    alsoCalled: '',
    api: 'attractions',
  },
  listing: {
    hint: msg`A place worth seeing`,
    icon: 'map-pin',
    by: { team: 'attractions' },
    prices: null,
    categories: 'category',
    isSellable: false,
    refs: 'letters',
    shots: [{ what: msg`The first view of the place`, picture: '/pictures/attractions/1-a.svg' }],
  },
  advertisements: { 'adventures/cultural-tours': 'all' },
  demo: null,
  hasSights: true,
})
