import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { allOf, wordCondition } from '../../directory/conditions.server.ts'
import { wordsOf } from '../../directory/search-text.ts'
import { isShownAnswer } from '../../directory/shown-answer.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import type { QuestionQuery } from './question-query.ts'

/** A thread as a list shows it. */
export type ThreadCard = {
  readonly ref: string
  readonly href: string
  readonly title: string
  /** The beginning of it. */
  readonly content: string
  /** The language of title and content, if it differs from the page's. */
  readonly lang: string | null
  /** Empty if the account was deleted. */
  readonly asker: string
  readonly createdAt: Date
  /** Answers to the question itself, without replies to them. */
  readonly answers: number
  readonly isSolved: boolean
}

type ThreadText = { title: string; content: string }
type ThreadRow = ThreadText & {
  ref: string
  lang: Language
  translation: ThreadText | null
  asker: string
  created_at: string
  answers: number
  is_solved: boolean
}

const longestExcerpt = 160

/** Threads in some order. The inner query keeps the answers of those before `offset` from being counted. */
export async function findThreads(
  database: Database,
  { language, samples }: Pick<RequestContext, 'language' | 'samples'>,
  { where, order = newest, limit, offset = 0 }: { where: SQL; order?: SQL; limit: number; offset?: number },
): Promise<ThreadCard[]> {
  const { rows } = await database.execute<ThreadRow>(sql`
    select ref, question.lang, title, left(content, ${longestExcerpt}) as content,
      translations -> ${language} as translation,
      coalesce(users.full_name, asker_name) as asker, question.created_at,
      (select count(*)::int from answer where ${answerCondition(samples)} and parent_id is null) as answers,
      exists (select from answer where id = accepted_answer_id and hidden_at is null) as is_solved
    from (select * from question where ${where} order by ${order} limit ${limit} offset ${offset}) question
      left join users on users.id = asker_id
    order by ${order}`)
  return rows.map((row) => {
    const { title, content, lang } = shownIn(language, { ...row, text: row })
    return {
      ref: row.ref,
      href: threadPath(row.ref),
      title,
      content: [...content].slice(0, longestExcerpt).join(''),
      lang,
      asker: row.asker,
      createdAt: new Date(row.created_at),
      answers: row.answers,
      isSolved: row.is_solved,
    }
  })
}

export const threadPath = (ref: string) => `/ask-local/${encodeURIComponent(ref)}`

const newest = sql`question.created_at desc, question.id desc`

/** A condition on `question`: the threads in the list. */
export const threadCondition = ({
  samples,
  q = '',
  category = '',
  kind = null,
}: Partial<QuestionQuery> & Pick<RequestContext, 'samples'>): SQL =>
  allOf(
    sql`question.hidden_at is null`,
    samples ? undefined : sql`not question.sample`,
    category ? sql`question.category = ${category}` : undefined,
    kind ? sql`question.kind = ${kind}` : undefined,
    ...wordsOf(q).map((word) => wordCondition(word, 'question')),
  )

/** On `answer` beside `question`: what its page shows. */
export const answerCondition = (samples: boolean): SQL =>
  allOf(
    sql`answer.question_id = question.id and ${isShownAnswer}`,
    samples ? undefined : sql`not answer.sample`,
  )
