import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { tourStops } from './api.server.ts'
import { tours } from './area.ts'

export const tourArea = completeArea(tours, {
  names: {
    one: msg`Virtual Tour`,
    plural: msg`Virtual Tour`,
    short: msg`Virtual Tour`,
    alsoCalled: '',
    api: 'virtual-tour',
  },
  listing: {
    hint: msg`A photo tour, stop by stop`,
    icon: 'footprints',
    by: { team: 'tours' },
    prices: null,
    categories: [{ value: 'tour', label: msg`Virtual Tour`, facts: {} }],
    isSellable: false,
    refs: 'letters',
    shots: [{ what: msg`The view at the first stop`, picture: '/pictures/virtual-tour/1-a.svg' }],
  },
  advertisements: { 'adventures/cultural-tours': 'all' },
  demo: null,
  hasSights: true,
  api: tourStops,
})
