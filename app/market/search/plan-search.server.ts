import { wordQueries } from '../../directory/words/word-query.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchPlan } from './understanding/area-plan.server.ts'
import { understand } from './understanding/understand.server.ts'

/** What a search asks of all areas: the page shows what has all of it, and who saved the search is told of the same. */
export async function planSearch(
  database: Database,
  { q, island, not }: SearchQuery,
  context: Pick<RequestContext, 'tags'>,
): Promise<SearchPlan> {
  const understood = await understand(database, context, q, not)
  const queries = await wordQueries(
    database,
    understood.segments.map(({ wordings }) => wordings),
  )
  return { understood, queries, island, isAll: true }
}
