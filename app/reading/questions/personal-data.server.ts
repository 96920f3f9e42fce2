import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { answer, answerUpvote, question } from './tables.server.ts'

/** What they asked and answered in public stays, without their name and their picture, whose file is deleted. */
export const questionData: PersonalPart = {
  name: 'questions',
  tables: ['question', 'answer', 'answer_upvote', 'question_follower'],
  async read(database, { id }) {
    const { ref, category, kind, title, content, tags, createdAt } = question
    const [questions, answers, upvotes, { rows: follows }] = await Promise.all([
      database
        .select({ ref, category, kind, title, content, tags, createdAt })
        .from(question)
        .where(eq(question.askerId, id)),
      database
        .select({
          id: answer.id,
          questionId: answer.questionId,
          content: answer.content,
          createdAt: answer.createdAt,
        })
        .from(answer)
        .where(eq(answer.authorId, id)),
      database
        .select({ answerId: answerUpvote.answerId, createdAt: answerUpvote.createdAt })
        .from(answerUpvote)
        .where(eq(answerUpvote.voterId, id)),
      database.execute(sql`
        select ref as question, question_follower.created_at as "createdAt"
        from question_follower join question on question.id = question_id where user_id = ${id}`),
    ])
    return { questions, answers, upvotes, follows }
  },
  async erase(tx, { id }) {
    await tx.execute(sql`delete from question_follower where user_id = ${id}`)
    await tx
      .update(question)
      .set({ askerName: '', image: sql`case when image not like '/media/%' then image end` })
      .where(eq(question.askerId, id))
  },
}
