import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { jobs } from './area.ts'

export const jobArea = completeArea(jobs, {
  names: {
    one: msg`Job`,
    plural: msg`Jobs`,
    short: msg`Jobs`,
    alsoCalled: 'job work employment 채용 구인 취업 求人 仕事 就職 招聘 工作',
    api: 'jobs',
  },
  listing: {
    hint: msg`A job to fill`,
    icon: 'briefcase',
    by: 'owners',
    prices: { any: ['hour', 'month', 'year'] },
    categories: 'category',
    isSellable: false,
    refs: 'numbers',
    shots: [],
  },
  advertisements: {},
  demo: null,
})
