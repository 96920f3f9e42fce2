import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { asNumber } from '../../ground/audit/show.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { jobKindOf, jobLabel } from './jobs/job-kinds.server.ts'
import { addressesPath, addressesQuery, jobsPath } from './health-path.ts'

const jobs = {
  count: { label: msg`How many`, show: asNumber },
  jobs: { label: msg`Numbers of the jobs` },
}

const address = { user: { label: msg`Account`, kind: 'user' } }

export const healthAudited = {
  actions: {
    'jobs-retried': { label: msg`Failed jobs tried again`, fields: jobs },
    'jobs-discarded': { label: msg`Failed jobs discarded`, fields: jobs },
    'address-added': { label: msg`Address that gets no email added`, fields: address },
    'address-removed': { label: msg`Address that gets no email removed`, fields: address },
  },
  subjects: {
    'suppressed-address': {
      label: (i18n) => i18n._(msg`Email address`),
      async find({ database }, ids) {
        const { rows } = await database.execute<{ id: string; title: string }>(sql`
          select id, address as title from suppressed_address
          where id = any(${sql.param(ids.filter(isUuid))}::uuid[])`)
        return new Map(
          rows.map(({ id, title }) => [
            id,
            { title, href: addressesQuery.address(addressesPath, { q: title }) },
          ]),
        )
      },
    },
    'background-job': {
      label: (i18n) => i18n._(msg({ message: 'Job', context: 'work of the site' })),
      find: async ({ language }, kinds) =>
        new Map(
          kinds.map((kind) => [
            kind,
            { title: jobLabel(kind, i18nOf(language)), href: jobKindOf(kind) ? jobsPath(kind) : null },
          ]),
        ),
    },
  },
} satisfies AuditedRoom
