import { msg } from '@lingui/core/macro'
import { inArray, sql } from 'drizzle-orm'
import { accountEmail } from '../../people/accounts/email-address.ts'
import { users } from '../../people/users/tables.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { type AuditedRoom, partsOf } from '../../ground/audit/audited.ts'
import { asMoment } from '../../ground/audit/show.ts'
import { hasAccount, isCalled } from './find-users.server.ts'
import { userStateLabels } from './user-labels.ts'
import { userPath } from './user-query.ts'

/** So many people are looked through for those that something was decided about. */
const mostMet = 3_000
const mostNamed = 200

export const usersAudited = {
  actions: {
    suspension: {
      label: msg`Suspension`,
      fields: {
        suspended: { label: userStateLabels.suspended, show: asMoment },
        reason: { label: msg`Reason` },
      },
    },
    'sign-out': {
      label: msg`Logged out by an admin`,
      fields: {
        session: {
          label: msg`Devices`,
          show: (ended, i18n) => [{ text: i18n._(ended === 'all' ? msg`All devices` : msg`One device`) }],
        },
      },
    },
  },
  subjects: {
    user: {
      label: (i18n) => i18n._(msg`Person`),
      async find({ database }, ids) {
        const rows = await database
          .select({ id: users.id, title: users.fullName, hasPage: sql<boolean>`(${hasAccount}) is true` })
          .from(users)
          .where(inArray(users.id, ids.filter(isUuid)))
        return new Map(
          rows.map(({ id, title, hasPage }) => [
            id,
            { title, href: hasPage ? userPath(id) : null, isGone: !title },
          ]),
        )
      },
    },
  },
  async findNamed({ database }, text) {
    const id = partsOf(text).find(isUuid)
    if (id) return [{ kind: 'user', ref: id }]
    const address = accountEmail(text)
    const isNamed = address ? sql`users.email = ${address}` : sql`${hasAccount} and ${isCalled(text)}`
    const { rows } = await database.execute<{ ref: string }>(sql`
      select id as ref from (select id from users where ${isNamed} limit ${mostMet}) met
      where exists (select from audit where subject_kind = 'user' and subject_id = met.id::text)
      limit ${mostNamed}`)
    return rows.map(({ ref }) => ({ kind: 'user', ref }))
  },
} satisfies AuditedRoom
