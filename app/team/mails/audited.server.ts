import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { isUuid } from '../../ground/db/uuid.ts'

export const mailAudited = {
  actions: {
    mail: {
      label: msg`Read a stored email`,
      fields: { to: { label: msg({ message: 'To', context: 'mail' }), kind: 'user' } },
    },
  },
  subjects: {
    mail: {
      label: (i18n) => i18n._(msg({ message: 'Email', context: 'letter' })),
      async find({ database }, ids) {
        const { rows } = await database.execute<{ id: string; title: string }>(sql`
          select id, subject as title from mail where id = any(${sql.param(ids.filter(isUuid))}::uuid[])`)
        return new Map(rows.map(({ id, title }) => [id, { title, href: `/admin/mails/${id}` }]))
      },
    },
  },
} satisfies AuditedRoom
