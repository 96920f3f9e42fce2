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

/**
 * Whether what someone says of a place, or of the other of a sale, is on show at once. Who has deleted a review that staff
 * had hidden waits, even if they are verified, until staff approve one: the next one may be the same again.
 */
export async function trustsReviewer(tx: Database, authorId: string): Promise<boolean> {
  if ((await reviewFor(tx, authorId)) !== 'approved') return false
  const { rowCount } = await tx.execute(sql`
    select from moderation_case one
    where owner_id = ${authorId} and state in ('refused', 'hidden')
      and case subject_kind
        when 'review' then not exists (select from review where id = subject_ref::bigint)
        when 'sale-rating' then not exists (select from sale_rating where id = subject_ref::bigint)
        else false
      end
      and not exists (select from moderation_case where appeal_of = one.id and state = 'approved')
      and not exists (select from moderation_case later
        where later.owner_id = ${authorId} and later.type = 'review' and later.state = 'approved'
          and later.decided_at > one.decided_at)
    limit 1`)
  return rowCount === 0
}
