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
    hint: msg`Used and new things`,
    icon: 'tag',
    by: 'owners',
    prices: { any: ['once'] },
    categories: 'category',
    isSellable: true,
    refs: 'numbers',
  },
  advertisements: {},
  demo: null,
})
