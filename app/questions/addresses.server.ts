import { sql } from 'drizzle-orm'
import type { Page } from '../context.ts'
import type { Database } from '../db/client.server.ts'
import { faqCondition } from './find-faq.server.ts'
import { threadCondition, threadPath } from './find-threads.server.ts'
import { questionsAddress, questionsPath } from './question-filters.ts'

/**
 * For the sitemap: the FAQ, each category that has something, and every thread, with when it last changed. A thread
 * changes with its answers.
 */
export async function questionAddresses(
  database: Database,
  page: Pick<Page, 'samples'>,
): Promise<{ path: string; changedAt: Date }[]> {
  type Row = { ref: string | null; category: string; changed_at: string }
  const { rows } = await database.execute<Row>(sql`
    select null as ref, category, updated_at as changed_at from faq_item where ${faqCondition(page)}
    union all
    select ref, category, greatest(updated_at, (
      select max(created_at) from answer where question_id = question.id and hidden_at is null
    )) from question where ${threadCondition(page)}`)
  const all = rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: new Date(changed_at) }))
  const lists = [
    { path: questionsPath, of: all },
    ...[...Map.groupBy(all, ({ category }) => category)].map(([category, of]) => ({
      path: questionsAddress({ category }),
      of,
    })),
  ]
  return [
    ...lists.flatMap(({ path, of }) => (of.length > 0 ? [{ path, changedAt: latest(of) }] : [])),
    ...all.flatMap(({ ref, changedAt }) => (ref ? [{ path: threadPath(ref), changedAt }] : [])),
  ]
}

const latest = (changed: readonly { changedAt: Date }[]) =>
  changed.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), new Date(0))
