import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { text, texts } from '../../directory/attributes/text.ts'
import { newest, oldest } from '../../directory/sorts.ts'
import { categories, types, yesOrNo } from './options.ts'

/** A job's price is its salary. */
export const jobs = defineArea({
  kind: 'job',
  path: '/jobs',
  texts: {
    title: msg`Find Your Next Opportunity`,
    subtitle: msg`Discover jobs across Saipan, Tinian, and Rota`,
    find: msg`Find Jobs`,
    searchLabel: msg`Title, company or description`,
    count: (count) => msg`${plural(count, { one: '# job', other: '# jobs' })}`,
    empty: {
      title: msg`No jobs found`,
      hint: msg`Try adjusting your search or filters`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Job Not Found`,
      text: msg`The job listing you're looking for doesn't exist or has been removed.`,
      back: msg`Back to Jobs`,
    },
  },
  attributes: {
    category: choice({ label: msg`Category`, options: categories, required: true, facet: 'one' }),
    type: choice({
      label: msg({ message: 'Type', context: 'job' }),
      options: types,
      required: true,
      facet: 'one',
    }),
    company: text({ label: msg({ message: 'Company', context: 'employer' }), max: 80, required: true }),
    responsibilities: texts({ label: msg`Responsibilities`, max: 200 }),
    requirements: texts({ label: msg({ message: 'Requirements', context: 'job' }), max: 200 }),
    benefits: texts({ label: msg`Benefits`, max: 200 }),
    companyDescription: text({ label: msg`Company Information`, max: 1000 }),
    questions: texts({ label: msg`Questions for applicants, up to five`, max: 200, most: 5 }),
    asksForPermit: choice({ label: msg`Ask applicants whether they may work in the CNMI`, options: yesOrNo }),
  },
  filters: ['category', 'type', 'island'],
  search: ['title', 'company', 'description'],
  sorts: {
    newest,
    oldest,
    salaryDescending: { label: msg`Salary: High to Low`, order: [['yearlyPrice', 'desc']] },
  },
  lifetime: 90,
  card: ['category', 'type', 'company'],
})
