import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { actsFor } from '../../../directory/may-act.server.ts'
import type { OwnerPage } from '../../../directory/owner-pages.server.ts'
import { applicationsAddress } from '../addresses.ts'
import { applicationsOf } from '../area-applications.ts'

const columns = {
  kind: sql`application.listing_kind`,
  ref: sql`application.listing_ref`,
  ownerId: sql`application.owner_id`,
}

export const applicationsPage: OwnerPage = {
  name: 'applications',
  label: msg`Applications`,
  right: 'applications',
  isFor: (kind) => applicationsOf(kind) !== undefined,
  addressOf: applicationsAddress,
  count: (person, most) => sql`
    select count(*)::int from (
      select from application
      where ${actsFor(person, 'applications', columns)} and listing_kind = listing.kind and listing_ref = listing.ref
        and application.hidden_at is null and applicant_id is distinct from ${person.id}
      limit ${most}
    ) counted`,
}
