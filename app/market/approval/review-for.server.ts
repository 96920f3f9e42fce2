import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { readPolicy } from './policy.server.ts'

/**
 * The initial `review` of a new listing, question or review of this owner. Trusted owners are verified, are staff, or have had
 * several of them approved and none refused except for refusals that an appeal reversed.
 */
export async function reviewFor(tx: Database, ownerId: string): Promise<'approved' | 'pending'> {
  const { reviewsNewOwners, trustedAfter } = await readPolicy(tx)
  if (!reviewsNewOwners) return 'approved'
  const { rows } = await tx.execute<{ trusted: boolean }>(sql`
    select verified_at is not null or role in ('moderator', 'admin') or (
      (select count(*) from (
        select from moderation_case
        where owner_id = users.id and type in ('listing', 'question', 'review') and state = 'approved' limit ${trustedAfter}
      ) approved) >= ${trustedAfter}
      and not exists (select from moderation_case one
        where owner_id = users.id and type <> 'appeal' and state in ('refused', 'hidden')
          and not exists (select from moderation_case where appeal_of = one.id and state = 'approved'))
    ) as trusted
    from users where id = ${ownerId}`)
  return rows[0]?.trusted ? 'approved' : 'pending'
}
