import { sql } from 'drizzle-orm'
import { isColleague, mayAct } from '../../../directory/may-act.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { provenUser } from '../../../people/users/proven.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'

export type LimitProblem = 'unproven' | 'own' | 'blocked' | 'new-account' | 'many'

const mostOfDay = 20
const mostOfNew = 3

type Attempt = {
  readonly job: RecordKey & { readonly id: number; readonly ownerId: string }
  readonly demo: boolean
}

/** Why a user may not apply now; null: they may. Two requests of one applicant wait for each other. */
export async function limitOf(
  tx: Database,
  applicantId: string,
  { job, demo }: Attempt,
): Promise<LimitProblem | null> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${applicantId}`}, 0))`,
  )
  const { rows } = await tx.execute<{
    is_proven: boolean
    is_new: boolean
    is_blocked: boolean
    is_colleague: boolean
    sent: number
  }>(sql`
    select ${provenUser({ demo })} as is_proven,
      users.created_at > now() - interval '1 day' and users.demo_until is null and not ${demo} as is_new,
      exists (select from message_block where blocker_id = ${job.ownerId} and blocked_id = ${applicantId}) as is_blocked,
      ${isColleague(applicantId, job.id)} as is_colleague,
      (select count(*)::int from application
        where applicant_id = ${applicantId} and created_at > now() - interval '1 day') as sent
    from users where users.id = ${applicantId} and users.suspended_at is null and users.closes_at is null`)
  const [row] = rows
  if (!row?.is_proven) return 'unproven'
  if (row.is_colleague || mayAct({ id: applicantId }, job, 'applications')) return 'own'
  if (row.is_blocked) return 'blocked'
  if (row.is_new && row.sent >= mostOfNew) return 'new-account'
  return row.sent >= mostOfDay ? 'many' : null
}
