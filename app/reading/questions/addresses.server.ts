import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { mostAddresses, type SiteAddress } from '../../directory/site-address.ts'
import { faqCondition } from './find-faq.server.ts'
import { answerCondition, threadCondition, threadPath } from './find-threads.server.ts'
import { questionsAddress, questionsPath } from './question-query.ts'

/**
 * For the sitemap: the newest threads, which are in the list and in that of their category, as is the FAQ, which has no
 * pages of its own. A thread changes with its answers.
 */
export async function questionAddresses(
  database: Database,
  context: Pick<RequestContext, 'samples'>,
): Promise<SiteAddress[]> {
  type AddressRow = { ref: string | null; category: string; changed_at: string }
  const { rows } = await database.execute<AddressRow>(sql`
    select null as ref, category, updated_at as changed_at from faq_item where ${faqCondition(context)}
    union all
    select ref, category, greatest(
      updated_at, (select max(created_at) from answer where ${answerCondition(context.samples)})
    ) from (
      select * from question where ${threadCondition(context)}
      order by created_at desc, id desc limit ${mostAddresses}
    ) question`)
  return rows.map(({ ref, category, changed_at }) => ({
    path: ref === null ? questionsPath : threadPath(ref),
    lists: [questionsPath, questionsAddress({ category })],
    changedAt: new Date(changed_at),
  }))
}
