import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { asNumber } from '../../ground/audit/show.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { jobKinds } from './jobs/job-kinds.ts'
import { jobsPath } from './health-path.ts'

const jobs = {
  count: { label: msg`How many`, show: asNumber },
  jobs: { label: msg`Numbers of the jobs` },
}

export const healthAudited = {
  actions: {
    'jobs-retried': { label: msg`Failed jobs tried again`, fields: jobs },
    'jobs-discarded': { label: msg`Failed jobs discarded`, fields: jobs },
  },
  subjects: {
    job: {
      label: (i18n) => i18n._(msg({ message: 'Job', context: 'work of the site' })),
      find: async ({ language }, kinds) =>
        new Map(
          kinds.map((kind) => {
            const label = jobKinds[kind]?.label
            return [kind, { title: label ? i18nOf(language)._(label) : kind, href: jobsPath(kind) }]
          }),
        ),
    },
  },
} satisfies AuditedRoom
