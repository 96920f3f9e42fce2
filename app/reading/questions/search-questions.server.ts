import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { faqId } from './faq-id.ts'
import { faqCondition, findFaq } from './find-faq.server.ts'
import { findThreads, threadCondition } from './find-threads.server.ts'
import { questionsPath } from './question-query.ts'

/** For the FAQ and for threads each. */
const mostCounted = 1_000

/** For the search over the whole site: entries with all words of a text, the FAQ first. @param most up to 24 */
export async function searchQuestions(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples' | 'tags'>,
  text: string,
  most: number,
): Promise<Hits> {
  context.tags.add('question')
  const filter = { samples: context.samples, q: text }
  const [faq, threads] = [faqCondition(filter), threadCondition(filter)]
  const { rows } = await database.execute<{ faq: number; threads: number }>(sql`
    select
      (select count(*)::int from (select from faq_item where ${faq} limit ${mostCounted}) found) as faq,
      (select count(*)::int from (select from question where ${threads} limit ${mostCounted}) found) as threads`)
  const counts = rows[0]!
  const items = counts.faq > 0 ? await findFaq(database, context.language, { where: faq, limit: most }) : []
  const left = counts.threads > 0 ? most - items.length : 0
  const cards = left > 0 ? await findThreads(database, context, { where: threads, limit: left }) : []
  return {
    count: counts.faq + counts.threads,
    hits: [
      ...items.map(({ ref, question, answer, lang }) => ({
        title: question,
        text: answer,
        lang,
        href: `${questionsPath}#${faqId(ref)}`,
      })),
      ...cards.map(({ title, content, href, lang }) => ({ title, text: content, href, lang })),
    ],
  }
}
