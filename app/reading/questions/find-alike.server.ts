import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { findByWords, withIds } from '../../directory/words/find-by-words.server.ts'
import { readSought } from '../../directory/words/sought.server.ts'
import { faqCondition, type FaqItem, findFaq } from './find-faq.server.ts'
import { findThreads, type ThreadCard, threadCondition } from './find-threads.server.ts'

/** Similar questions and FAQ items, the most similar first. */
export type AlikeQuestions = { readonly faq: readonly FaqItem[]; readonly threads: readonly ThreadCard[] }
export const nothingAlike: AlikeQuestions = { faq: [], threads: [] }

const most = 4

/** Frequent questions and threads that have at least half of what a question is about: by the ranking of the search. */
export async function findAlike(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples' | 'tags'>,
  asked: string,
): Promise<AlikeQuestions> {
  const { queries } = await readSought(database, context, asked)
  const sought = { queries, least: Math.ceil(queries.length / 2) }
  const tables = { faq_item: faqCondition(context), question: threadCondition(context) }
  const { faq_item: faq, question: threads } = await findByWords(database, tables, { sought, most })
  return {
    faq: faq.count > 0 ? await findFaq(database, context.language, withIds('faq_item', faq.ids)) : [],
    threads:
      threads.count > 0
        ? await findThreads(database, context, { ...withIds('question', threads.ids), limit: most })
        : [],
  }
}
