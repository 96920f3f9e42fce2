import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Viewer } from '../../ground/request/viewer.ts'
import { isProven } from '../../people/users/proven.server.ts'
import type { Database } from '../../ground/db/client.server.ts'

/** What a thread shows only to its reader. Answers are identified by id. */
export type OwnPart = {
  /** Whether they may write: their email address is confirmed. */
  readonly mayWrite: boolean
  /** They asked the question, and may accept an answer. */
  readonly isAsker: boolean
  /** They hear of new answers. */
  readonly follows: boolean
  readonly written: readonly string[]
  readonly upvoted: readonly string[]
  /** Of the forms for answers: what the same one sends again is posted once. */
  readonly formKey: string
}

export async function findOwnPart(
  database: Database,
  viewer: Viewer,
  { ref, demo }: { ref: string; demo: boolean },
): Promise<OwnPart> {
  const { rows } = await database.execute<OwnRow>(sql`
    select asker_id is not distinct from ${viewer.id} as is_asker,
      exists (select from question_follower where question_id = question.id and user_id = ${viewer.id}) as follows,
      array(select id::text from answer where question_id = question.id and author_id = ${viewer.id}) as written,
      array(
        select answer.id::text from answer join answer_upvote on answer_id = answer.id
        where question_id = question.id and voter_id = ${viewer.id}
      ) as upvoted
    from question where ref = ${ref}`)
  const { is_asker: isAsker = false, follows = false, written = [], upvoted = [] } = rows[0] ?? {}
  return { mayWrite: isProven(viewer, { demo }), isAsker, follows, written, upvoted, formKey: randomUUID() }
}

type OwnRow = { is_asker: boolean; follows: boolean; written: string[]; upvoted: string[] }
