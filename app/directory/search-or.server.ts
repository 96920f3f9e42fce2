import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import { ranOutOfTime } from '../ground/db/search.server.ts'

/** What `find` finds; `none` when that takes too long, and the page is not kept then. */
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
