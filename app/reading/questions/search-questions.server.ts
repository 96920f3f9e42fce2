import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { findByWords, type SoughtWords, withIds } from '../../directory/words/find-by-words.server.ts'
import { faqId } from './faq-id.ts'
import { faqCondition, findFaq } from './find-faq.server.ts'
import { findThreads, threadCondition } from './find-threads.server.ts'
import { questionsPath } from './question-query.ts'

/** For the search over the whole site: what fits best of the FAQ and of the threads. @param most up to 24 */
export async function searchQuestions(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples' | 'tags'>,
  sought: SoughtWords,
  most: number,
): Promise<Hits> {
  context.tags.add('question')
  const tables = { faq_item: faqCondition(context), question: threadCondition(context) }
  const { faq_item: faq, question: threads } = await findByWords(database, tables, { sought, most })
  const items = faq.count > 0 ? await findFaq(database, context.language, withIds('faq_item', faq.ids)) : []
  const cards =
    threads.count > 0
      ? await findThreads(database, context, { ...withIds('question', threads.ids), limit: most })
      : []
  const faqHits = items.map(({ ref, question, answer, lang }) => ({
    title: question,
    text: answer,
    lang,
    href: `${questionsPath}#${faqId(ref)}`,
  }))
  const threadHits = cards.map(({ title, content, href, lang }) => ({ title, text: content, href, lang }))
  const isThreadFirst = fit(threads) > fit(faq)
  const best = isThreadFirst ? threads : faq
  return {
    count: faq.count + threads.count,
    matched: best.matched,
    named: best.named,
    rank: best.rank,
    hits: (isThreadFirst ? [...threadHits, ...faqHits] : [...faqHits, ...threadHits]).slice(0, most),
  }
}

const fit = ({ matched, named, rank }: { matched: number; named: number; rank: number }) =>
  matched + named + rank
