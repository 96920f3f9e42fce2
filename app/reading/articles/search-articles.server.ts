import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Hits } from '../../directory/hits.ts'
import { findArticles } from './find-articles.server.ts'
import { labelsOf } from './terms.server.ts'

/**
 * For the search over the whole site: the newest articles that have all words of a text, counted up to 2,400.
 * @param most up to 24
 */
export async function searchArticles(
  database: Database,
  context: Pick<RequestContext, 'language' | 'samples' | 'tags'>,
  text: string,
  most: number,
): Promise<Hits> {
  const labels = await labelsOf(database, context)
  const { total, articles } = await findArticles(database, context, labels, { q: text, page: 1 })
  return {
    count: total,
    hits: articles
      .slice(0, most)
      .map(({ title, excerpt, href, lang }) => ({ title, text: excerpt, href, lang })),
  }
}
