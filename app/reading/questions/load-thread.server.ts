import { type SQL, sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { siteOf } from '../../directory/page-meta.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { shownIn } from '../../ground/i18n/translated.ts'
import { profileHref } from '../../directory/public-profile.server.ts'
import { describeThread } from './describe.server.ts'
import {
  answerCondition,
  findThreads,
  type ThreadCard,
  threadCondition,
  threadPath,
} from './find-threads.server.ts'
import { findOwnPart } from './own-part.server.ts'
import type { QuestionKind } from './question-kinds.ts'
import type { AnswerText, QuestionText } from './tables.server.ts'
import type { Answer, Thread } from './thread.ts'

const mostRelated = 4
const mostLookedThrough = 300

/** A thread with its answers, replies and related threads; for an unknown ref the first thread. */
export function loadThread({
  params,
  url,
  request,
  context: router,
}: Pick<LoaderFunctionArgs, 'params' | 'url' | 'request' | 'context'>) {
  const context = router.get(requestContext)
  context.tags.add('question')
  const site = siteOf(context, url)
  return context.search(request.signal, async (database) => {
    const requestedThread = await findThread(database, context, sql`question.ref = ${params.ref ?? ''}`)
    const thread = requestedThread ?? (await findThread(database, context, sql`true`))
    if (!thread) return { found: false as const, site }
    if (requestedThread) describeThread(context, site, requestedThread)
    return {
      found: true as const,
      site,
      /** Whether the requested thread doesn't exist, so that this is the first one. */
      missing: !requestedThread,
      thread,
      own:
        context.viewer &&
        (await findOwnPart(database, context.viewer, { ref: thread.ref, demo: context.demo })),
      related: await findRelated(database, context, thread),
    }
  })
}

type QuestionRow = QuestionText & {
  id: string
  ref: string
  lang: Language
  translation: QuestionText | null
  category: string
  kind: QuestionKind | null
  image: string | null
  asker_name: string
  asker_href: string | null
  village: string | null
  island: string | null
  created_at: string
  sample: boolean
}

async function findThread(
  database: Database,
  context: RequestContext,
  which: SQL,
): Promise<Thread | undefined> {
  const { language } = context
  const { rows } = await database.execute<QuestionRow>(sql`
    select question.id, ref, lang, kind, title, content, tags, translations -> ${language} as translation, question.image,
      (select coalesce(labels ->> ${language}, labels ->> 'en') from term
        where taxonomy = 'question' and value = category) as category,
      coalesce(users.full_name, asker_name) as asker_name, ${profileHref} as asker_href, village, island, question.created_at, question.sample
    from question left join users on users.id = asker_id
    where ${threadCondition(context)} and ${which} order by question.id limit 1`)
  const [row] = rows
  if (!row) return undefined
  const { title, content, tags } = row
  return {
    ref: row.ref,
    href: threadPath(row.ref),
    ...shownIn(language, { ...row, text: { title, content, tags } }),
    category: row.category,
    kind: row.kind,
    image: row.image,
    asker: { name: row.asker_name, village: row.village ?? '', island: row.island, href: row.asker_href },
    createdAt: new Date(row.created_at),
    sample: row.sample,
    answers: await findAnswers(database, context, row.id),
  }
}

type AnswerRow = AnswerText & {
  id: string
  parent_id: string | null
  lang: Language
  translation: AnswerText | null
  name: string
  author_href: string | null
  village: string
  island: string | null
  years: number | null
  created_at: string
  upvotes: number
  is_accepted: boolean
}

async function findAnswers(
  database: Database,
  { language, samples }: RequestContext,
  questionId: string,
): Promise<Answer[]> {
  const { rows } = await database.execute<AnswerRow>(sql`
    select answer.id, parent_id, answer.lang, answer.content, answer.translations -> ${language} as translation,
      full_name as name, ${profileHref} as author_href, village, island,
      extract(year from now() at time zone 'Pacific/Guam')::int - local_since as years, answer.created_at,
      (select count(*)::int from answer_upvote where answer_id = answer.id) as upvotes,
      answer.id is not distinct from accepted_answer_id as is_accepted
    from question join answer on ${answerCondition(samples)} join users on users.id = author_id
    where question.id = ${questionId}
    order by is_accepted desc, upvotes desc, answer.created_at, answer.id`)
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const below = (parent: string | null): Answer[] =>
    (byParent.get(parent) ?? []).map((row) => ({
      id: row.id,
      ...shownIn(language, { ...row, text: { content: row.content } }),
      author: { name: row.name, village: row.village, island: row.island, href: row.author_href },
      yearsOnIsland: row.years,
      createdAt: new Date(row.created_at),
      upvotes: row.upvotes,
      isAccepted: row.is_accepted,
      replies: below(row.id).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    }))
  return below(null)
}

/** Among the newest threads, those of the same category and with the most common tags come first. */
function findRelated(database: Database, context: RequestContext, { ref }: Thread): Promise<ThreadCard[]> {
  const own = (column: string) => sql`(select ${sql.identifier(column)} from question where ref = ${ref})`
  return findThreads(database, context, {
    where: sql`id = any (array(
      select id from question where ${threadCondition(context)} and ref <> ${ref}
      order by created_at desc, id desc limit ${mostLookedThrough}))`,
    order: sql`(question.category = ${own('category')})::int + cardinality(array(
      select unnest(question.tags) intersect select unnest(${own('tags')}))) desc, question.created_at desc, question.id desc`,
    limit: mostRelated,
  })
}
