import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../ground/db/client.server.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { excerpt } from '../../ground/i18n/excerpt.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { isShownAnswer } from '../../directory/shown-answer.server.ts'
import { answerId } from './answer-id.ts'
import { threadPath } from './find-threads.server.ts'

type FollowerRow = {
  user_id: string
  ref: string
  title: string
  author_id: string
  name: string
  content: string
}

/** Tells who asked a question, and who follows it, of a new answer; its author, and who has blocked them, hear nothing. */
export const tellFollowers = defineJob({
  name: 'tell-followers',
  isMessage: true,
  payload: z.object({ id: z.int() }),
  async run({ id }, { database }: { database: Database }) {
    const { rows } = await database.execute<FollowerRow>(sql`
      select follower.user_id, question.ref, title, author_id, full_name as name, answer.content
      from answer join question on question.id = question_id join users on users.id = author_id
        cross join lateral (
          select asker_id as user_id where asker_id is not null
          union select user_id from question_follower where question_follower.question_id = question.id
        ) follower
      where answer.id = ${id} and ${isShownAnswer} and question.hidden_at is null
        and follower.user_id <> author_id and not exists (
          select from message_block where blocker_id = follower.user_id and blocked_id = author_id)`)
    for (const { user_id, ref, title, author_id, name, content } of rows)
      await database.transaction((tx) =>
        notify(tx, user_id, {
          event: 'answer',
          values: { title, name, text: excerpt(content) },
          href: `${threadPath(ref)}#${answerId({ id: String(id) })}`,
          key: `answer ${id}`,
          about: [author_id],
        }),
      )
  },
})
