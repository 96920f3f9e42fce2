import { eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { listingImport } from '../tables.server.ts'
import type { Fault } from './fault.ts'

const mostShown = 20

/** What a file would do, or did, with its first faults; null if there is no such import. */
export async function findImport({ database }: Pick<RequestContext, 'database'>, id: string) {
  if (!isUuid(id)) return null
  const { kind, fileName, plan, counts, state, outdated, begun, begunAt } = listingImport
  const [found] = await database
    .select({
      id: listingImport.id,
      kind,
      fileName,
      plan,
      counts,
      state,
      outdated,
      begun,
      begunAt,
      firstFaults: sql<Fault[]>`jsonb_path_query_array(faults, ${`$[0 to ${mostShown - 1}]`}::jsonpath)`,
    })
    .from(listingImport)
    .where(eq(listingImport.id, id))
  return found ? { ...found, isUnderWay: found.state === 'asked' && (await isUnderWay(database, id)) } : null
}

/**
 * Whether a process carries it out at this moment: it holds the row until it has ended, in whatever way. One that has
 * just begun may not have it yet.
 */
async function isUnderWay(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`
      select from listing_import
      where id = ${id} and state = 'asked' and (begun = 0 or begun_at < now() - interval '5 seconds')
      for key share skip locked`,
  )
  return rows.length === 0
}

export async function findFaults({ database }: Pick<RequestContext, 'database'>, id: string) {
  if (!isUuid(id)) return null
  const [found] = await database
    .select({ kind: listingImport.kind, faults: listingImport.faults })
    .from(listingImport)
    .where(eq(listingImport.id, id))
  return found ?? null
}
