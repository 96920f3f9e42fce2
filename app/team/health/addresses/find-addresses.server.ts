import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { pageOf } from '../../../ground/db/page-of.ts'
import { suppressedAddress } from '../../../ground/mail/tables.server.ts'

const perPage = 50

export type SuppressedAddress = Omit<typeof suppressedAddress.$inferSelect, 'userId'>

/**
 * The addresses that get no mail, the latest first.
 * @param search.q a part of the address; empty: all
 * @param search.after the id of the last one on the page before; null, or of one that is gone: this is the first page
 */
export async function findAddresses(database: Database, { q, after }: { q: string; after: string | null }) {
  const { id, address, reason, words, since } = suppressedAddress
  const last = (column: SQL) => sql`(select ${column} from suppressed_address where id = ${after})`
  const found = await database
    .select({ id, address, reason, words, since })
    .from(suppressedAddress)
    .where(
      and(
        q ? sql`position(${q.toLowerCase()} in ${address}) > 0` : undefined,
        after
          ? sql`(${since}, ${address}) < (coalesce(${last(sql`since`)}, 'infinity'), coalesce(${last(sql`address`)}, ''))`
          : undefined,
      ),
    )
    .orderBy(desc(since), desc(address))
    .limit(perPage + 1)
  const { page, end } = pageOf(found, perPage)
  return { addresses: page, next: end !== null }
}

export const countAddresses = (database: Database): Promise<number> => database.$count(suppressedAddress)
