import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { classifieds } from './area.ts'

export const classifiedArea = completeArea(classifieds, {
  names: {
    one: msg`Buy & Sell`,
    plural: msg`Buy & Sell`,
    short: msg`Buy & Sell`,
    alsoCalled: '',
    presets: { '/buy-sell/everyday': msg`Everyday Items` },
    api: 'classifieds',
  },
  listing: {
    hint: msg`New and used items`,
    icon: 'tag',
    by: 'owners',
    prices: { any: ['once'] },
    categories: 'category',
    isSellable: true,
    sold: 'one',
    refs: 'numbers',
    shots: [
      { what: msg`The whole thing, with space around it`, picture: '/pictures/buy-and-sell/1-a.svg' },
      { what: msg`From another angle`, picture: '/pictures/buy-and-sell/1-b.svg' },
      { what: msg`Wear, labels and what comes with it`, picture: '/pictures/buy-and-sell/4-b.svg' },
    ],
    isSecondHand: true,
  },
  advertisements: {},
  demo: null,
})
