import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { adventures } from './area.ts'

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
  },
  advertisements: {
    adventures: 'all',
    'adventures/water-sports': { category: ['water-sports', 'diving'] },
    'adventures/hiking': { category: ['hiking'] },
  },
  demo: null,
})
