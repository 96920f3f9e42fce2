import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { listingImport } from '../tables.server.ts'
import type { Fault } from './fault.ts'

const mostShown = 20

/** What a file would do, or did, with the first of its faults; null where there is no such import. */
export async function findImport({ database }: Pick<RequestContext, 'database'>, id: string) {
  if (!isUuid(id)) return null
  const { kind, fileName, plan, counts, state, outdated } = listingImport
  const [found] = await database
    .select({
      id: listingImport.id,
      kind,
      fileName,
      plan,
      counts,
      state,
      outdated,
      firstFaults: sql<Fault[]>`jsonb_path_query_array(faults, ${`$[0 to ${mostShown - 1}]`}::jsonpath)`,
    })
    .from(listingImport)
    .where(eq(listingImport.id, id))
  return found ?? null
}

export async function findFaults({ database }: Pick<RequestContext, 'database'>, id: string) {
  if (!isUuid(id)) return null
  const [found] = await database
    .select({ kind: listingImport.kind, faults: listingImport.faults })
    .from(listingImport)
    .where(eq(listingImport.id, id))
  return found ?? null
}
