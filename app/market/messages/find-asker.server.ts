import { sql } from 'drizzle-orm'
import { isColleague } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { provenUser } from '../../people/users/proven.server.ts'

/** `own`: it is theirs, or they are a colleague of its owner, whatever their role. */
export type AskerProblem = 'unproven' | 'own' | 'blocked'

type Attempt = {
  readonly ownerId: string
  readonly listingIds: readonly number[]
  readonly demo: boolean
}

/**
 * The user who asks an owner for something: a booking, a job, an order.
 * @returns why they may not; null: they may. `isNew`: on the first day of an account some of it has limits.
 */
export async function findAsker(
  tx: Database,
  userId: string,
  { ownerId, listingIds, demo }: Attempt,
): Promise<{ problem: AskerProblem | null; isNew: boolean }> {
  const { rows } = await tx.execute<{
    is_proven: boolean
    is_new: boolean
    is_own: boolean
    is_blocked: boolean
  }>(sql`
    select ${provenUser({ demo })} as is_proven,
      users.created_at > now() - interval '1 day' and users.demo_until is null and not ${demo} as is_new,
      users.id = ${ownerId} or ${isColleague(userId, listingIds)} as is_own,
      exists (select from message_block where blocker_id = ${ownerId} and blocked_id = users.id) as is_blocked
    from users where users.id = ${userId} and users.suspended_at is null and users.closes_at is null`)
  const [row] = rows
  if (!row?.is_proven) return { problem: 'unproven', isNew: false }
  return { problem: row.is_own ? 'own' : row.is_blocked ? 'blocked' : null, isNew: row.is_new }
}
