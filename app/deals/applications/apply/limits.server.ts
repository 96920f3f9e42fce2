import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type AskerProblem, findAsker } from '../../../market/messages/find-asker.server.ts'
import { application } from '../tables.server.ts'

export type LimitProblem = AskerProblem | 'new-account' | 'many'

const mostOfDay = 20
const mostOfNew = 3

type Attempt = {
  readonly job: { readonly id: number; readonly ownerId: string }
  readonly demo: boolean
}

/** Why a user may not apply now; null: they may. Two requests of one applicant wait for each other. */
export async function limitOf(
  tx: Database,
  applicantId: string,
  { job: { id, ownerId }, demo }: Attempt,
): Promise<LimitProblem | null> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${applicantId}`}, 0))`,
  )
  const { problem, isNew } = await findAsker(tx, applicantId, { ownerId, listingIds: [id], demo })
  if (problem) return problem
  const sent = await tx.$count(
    application,
    sql`applicant_id = ${applicantId} and created_at > now() - interval '1 day'`,
  )
  if (isNew && sent >= mostOfNew) return 'new-account'
  return sent >= mostOfDay ? 'many' : null
}
