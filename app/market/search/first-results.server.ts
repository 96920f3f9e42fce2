import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { searchFor } from './search-for.server.ts'

const most = 3

/** The titles of what a visitor would see first. */
export async function firstResults(
  database: Database,
  context: RequestContext,
  q: string,
): Promise<string[]> {
  const { groups } = await searchFor(database, { q, island: null, not: [] }, context)
  return groups
    .flatMap(({ cards, hits }) => [
      ...cards.map(({ listing }) => listing.title),
      ...hits.map(({ title }) => title),
    ])
    .slice(0, most)
}
