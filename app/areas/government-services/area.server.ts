import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { governmentServices } from './area.ts'

export const governmentArea = completeArea(governmentServices, {
  names: {
    one: msg`Government Service`,
    plural: msg`Government Services`,
    short: msg`Government`,
    alsoCalled: '',
    api: 'government-services',
  },
  listing: {
    hint: msg`A government office and what it does`,
    icon: 'landmark',
    by: { team: 'government' },
    prices: null,
    categories: 'category',
    isSellable: false,
    claimedBy: 'document',
    refs: 'letters',
    shots: [{ what: msg`The entrance, from the street`, picture: '/pictures/government-services/3-a.svg' }],
  },
  advertisements: {},
  demo: null,
})
