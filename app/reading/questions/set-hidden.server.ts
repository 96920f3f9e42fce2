import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { indexThread } from './save-question.server.ts'
import { answer, question } from './tables.server.ts'

const momentOf = (isHidden: boolean) => (isHidden ? sql`now()` : null)

/** Takes a question with all its answers from the site, or shows it. */
export async function setQuestionHidden(tx: Database, ref: string, isHidden: boolean): Promise<void> {
  await tx
    .update(question)
    .set({ hiddenAt: momentOf(isHidden) })
    .where(eq(question.ref, ref))
}

/** Takes an answer with the replies to it from its thread, which is no longer found by it, or shows it. */
export async function setAnswerHidden(tx: Database, id: number, isHidden: boolean): Promise<void> {
  const [changed] = await tx
    .update(answer)
    .set({ hiddenAt: momentOf(isHidden) })
    .where(eq(answer.id, id))
    .returning({ questionId: answer.questionId })
  if (changed) await indexThread(tx, changed.questionId)
}
