import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { businesses } from './area.ts'

export const businessArea = completeArea(businesses, {
  names: {
    one: msg({ message: 'Business', context: 'listing' }),
    plural: msg`Businesses`,
    short: msg`Businesses`,
    alsoCalled: '',
    api: 'businesses',
  },
  listing: {
    hint: msg`A company or a service`,
    icon: 'store',
    by: 'owners',
    prices: null,
    categories: [
      { value: 'restaurant', label: msg`Restaurant`, facts: { category: 'restaurants' } },
      { value: 'retail', label: msg`Retail`, facts: { category: 'shopping-and-stores' } },
      { value: 'service', label: msg`Service`, facts: { category: 'other' } },
      { value: 'professional', label: msg`Professional`, facts: { category: 'professional-services' } },
    ],
    isSellable: false,
    claimedBy: 'code',
    refs: 'letters',
    shots: [
      { what: msg`The front, with its sign`, picture: '/pictures/businesses/1-a.svg' },
      { what: msg`Inside, with the people who work there`, picture: '/pictures/businesses/1-b.svg' },
      { what: msg`What you make or repair, close up`, picture: '/pictures/businesses/4-d.svg' },
    ],
  },
  advertisements: {
    business: 'all',
    'business/professional-services': { category: ['professional-services'] },
    'business/retail': { category: ['shopping-and-stores'] },
    'business/tourism': { category: ['tour-guides'] },
    // No one advertises on what an office says of itself.
    government: 'all',
  },
  demo: { listedDaysAgo: 330 },
})
