import { type SQL, sql } from 'drizzle-orm'
import { redirect } from 'react-router'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { ownKey } from '../../ground/forms/own-key.server.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { sentIn, textIn } from '../../ground/forms/typed.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { mustWait } from '../../people/repeats/repeated-text.server.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { isShownAnswer } from '../../directory/shown-answer.server.ts'
import { answerFields } from './answer-fields.ts'
import { answerId } from './answer-id.ts'
import { threadCondition, threadPath } from './find-threads.server.ts'
import { tellFollowers } from './tell-followers.server.ts'
import { findSentAnswer, saveAnswer } from './save-question.server.ts'

const hourly = { most: 20, seconds: 3600 }

/** Why an answer was not posted; `parent` is the answer that it was to reply to. */
export type RefusedAnswer = {
  readonly problem: 'missing' | 'long' | 'often' | 'same' | 'unconfirmed'
  readonly content: string
  readonly parent: string | null
}

/**
 * What the forms of a thread send: an answer (`content`, and `parent` of a reply), or the id of an answer that is
 * upvoted (`upvote`, `withdraw`) or accepted by the one who asked (`accept`, `reject`); `follow` is `on` or `off`.
 */
export async function changeThread(
  context: RequestContext,
  viewer: Viewer,
  ref: string,
  form: FormData,
): Promise<RefusedAnswer | Response> {
  const { rows } = await context.database.execute<{ id: string }>(
    sql`select id from question where ref = ${ref} and ${threadCondition(context)}`,
  )
  const questionId = rows[0] && Number(rows[0].id)
  if (!questionId) throw new Response(null, { status: 404 })
  if (form.has('content')) return postAnswer(context, viewer, { ref, questionId }, form)
  if (form.has('follow')) {
    await follow(context.database, { questionId, userId: viewer.id, isOn: form.get('follow') === 'on' })
    return redirect(threadPath(ref))
  }
  for (const [name, change] of Object.entries(changes)) {
    const id = rowNumber(sentIn(form, name))
    if (!id) continue
    const one = sql`answer.id = ${id} and question_id = ${questionId} and ${isShownAnswer}`
    await context.database.execute(change(one, viewer.id))
    return redirect(`${threadPath(ref)}#${answerId({ id: String(id) })}`)
  }
  throw new Response(null, { status: 400 })
}

/** Whether a person hears of new answers. */
async function follow(
  database: Database,
  { questionId, userId, isOn }: { questionId: number; userId: string; isOn: boolean },
) {
  await database.execute(
    isOn
      ? sql`insert into question_follower (question_id, user_id) values (${questionId}, ${userId}) on conflict do nothing`
      : sql`delete from question_follower where question_id = ${questionId} and user_id = ${userId}`,
  )
}

/** One vote for each account, and none for one's own answer. */
const changes: Record<string, (one: SQL, userId: string) => SQL> = {
  upvote: (one, userId) => sql`
    insert into answer_upvote (answer_id, voter_id)
    select id, ${userId} from answer where ${one} and author_id <> ${userId} on conflict do nothing`,
  withdraw: (one, userId) => sql`
    delete from answer_upvote using answer where answer_id = answer.id and ${one} and voter_id = ${userId}`,
  accept: (one, userId) => sql`
    update question set accepted_answer_id = answer.id from answer
    where question.id = question_id and answer.parent_id is null and asker_id = ${userId} and ${answerOf(one)}`,
  reject: (one, userId) => sql`
    update question set accepted_answer_id = null from answer
    where question.id = question_id and accepted_answer_id = answer.id and asker_id = ${userId} and ${answerOf(one)}`,
}

/** Beside `question`, which can be hidden, too. */
const answerOf = (one: SQL) => sql`answer.id in (select answer.id from answer where ${one})`

async function postAnswer(
  { database, demo, language }: RequestContext,
  viewer: Viewer,
  { ref, questionId }: { ref: string; questionId: number },
  form: FormData,
): Promise<RefusedAnswer | Response> {
  const {
    values: { content },
    problems,
  } = readFields(answerFields, form)
  const parent = form.has('parent') ? sentIn(form, 'parent') : null
  const refused = (problem: RefusedAnswer['problem']) => ({ problem, content, parent })
  if (problems) return refused(problems.content === 'missing' ? 'missing' : 'long')
  if (!isProven(viewer, { demo })) return refused('unconfirmed')
  const formKey = keyOf(form, viewer)
  const sent = formKey && (await findSentAnswer(database, formKey))
  if (sent) return toAnswer(ref, sent)
  if (!(await isWithinRate(database, `answer ${viewer.id}`, hourly))) return refused('often')
  if (await mustWait(database, { userId: viewer.id, text: content, place: 'answer' })) return refused('same')
  const parentId = parent === null ? null : await findAnswer(database, questionId, parent)
  const written = { questionId, parentId, authorId: viewer.id, lang: language, content, formKey }
  const id = await database.transaction(async (tx) => {
    const saved = await saveAnswer(tx, written)
    await enqueue(tx, tellFollowers, { id: saved }, { key: String(saved) })
    return saved
  })
  return toAnswer(ref, id)
}

/** The same for the same answer that the same form sends again; null of a form without a key. */
function keyOf(form: FormData, { id }: Viewer): string | null {
  const sent = sentIn(form, 'formKey')
  const parts = [sent, sentIn(form, 'parent'), textIn(form, 'content')]
  return isUuid(sent) ? ownKey(JSON.stringify(parts), id) : null
}

const toAnswer = (ref: string, id: number) => redirect(`${threadPath(ref)}#${answerId({ id: String(id) })}`)

/** The answer to reply to; throws if it was deleted or hidden. */
async function findAnswer(database: Database, questionId: number, id: string): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from answer where id::text = ${id} and question_id = ${questionId} and ${isShownAnswer}`)
  if (!rows[0]) throw new Response(null, { status: 404 })
  return Number(rows[0].id)
}
