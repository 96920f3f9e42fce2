import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import { ranOutOfTime } from '../ground/db/search.server.ts'

/** Returns what `find` finds; if that takes too long, `none`, and the page is not cached. */
export async function searchOr<T>(
  context: RequestContext,
  signal: AbortSignal,
  none: T,
  find: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    return await context.search(signal, find)
  } catch (error) {
    if (!ranOutOfTime(error) || signal.aborted) throw error
    context.validUntil = 0
    return none
  }
}
