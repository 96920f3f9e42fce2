import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { listed } from '../../directory/conditions.server.ts'
import type { Entry } from './xml.ts'

/**
 * A part has the listings of 10,000 ids, so that a listing stays in its part whatever happens to others, and no part has
 * more. A sitemap may name 50,000 addresses and have 50 MB: this is 7 MB at most. The index `listing_sitemap`
 * has the number, too.
 */
const partOfId = sql`(id - 1) / 10000`

type ListingPart = { readonly number: number; readonly changedAt: Date }

/** The parts of an area that have listings: from each, the index leads to the next, however many listings there are. */
export async function findListingParts(
  database: Database,
  area: AnyArea,
  context: RequestContext,
): Promise<ListingPart[]> {
  const next = (after: SQL) => sql`(
    select ${partOfId} from listing where kind = ${area.kind} and live and ${partOfId} > ${after}
    order by ${partOfId} limit 1
  )`
  const { rows } = await database.execute<{ number: number; changed_at: string }>(sql`
    with recursive part (number) as (
      select ${next(sql`-1`)} union all select ${next(sql`number`)} from part where number is not null
    )
    select number::int + 1 as number, updated_at as changed_at from part
    join lateral (
      select updated_at from listing where ${listed(area, context)} and ${partOfId} = number
      order by updated_at desc limit 1
    ) newest on true`)
  return rows.map(({ number, changed_at }) => ({ number, changedAt: new Date(changed_at) }))
}

/** The listings of one part of an area; none: there is no such part. */
export async function findListingsOfPart(
  database: Database,
  area: AnyArea,
  number: number,
  context: RequestContext,
): Promise<Entry[]> {
  const { rows } = await database.execute<{ ref: string; updated_at: string }>(sql`
    select ref, updated_at from listing
    where ${listed(area, context)} and ${partOfId} = ${number - 1} order by id`)
  return rows.map(({ ref, updated_at }) => ({
    path: `${area.path}/${encodeURIComponent(ref)}`,
    changedAt: new Date(updated_at),
  }))
}
