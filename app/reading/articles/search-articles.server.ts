import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { findByWords, type SoughtWords, withIds } from '../../directory/words/find-by-words.server.ts'
import { findArticleCards, listed } from './find-articles.server.ts'

/** For the search over the whole site: the articles that fit best. @param most up to 24 */
export async function searchArticles(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples' | 'tags'>,
  sought: SoughtWords,
  most: number,
): Promise<Hits> {
  context.tags.add('article')
  const { article } = await findByWords(database, { article: listed(context) }, { sought, most })
  const { count, ids, matched, named, rank } = article
  const articles = count > 0 ? await findArticleCards(database, context, withIds('article', ids)) : []
  return {
    count,
    matched,
    named,
    rank,
    hits: articles.map(({ title, excerpt, href, lang }) => ({ title, text: excerpt, href, lang })),
  }
}
