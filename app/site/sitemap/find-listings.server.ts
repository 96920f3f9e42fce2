import { sql } from 'drizzle-orm'
import type { Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { listed } from '../../directory/conditions.server.ts'
import type { Entry } from './xml.ts'

/**
 * A part has the listings of so many ids, so that a listing stays in its part whatever happens to others, and no part
 * has more. A sitemap may name 50,000 addresses and have 50 MB: this is 7 MB at most, and small once compressed.
 */
export const idsPerPart = 10_000

type ListingPart = { readonly kind: string; readonly number: number; readonly changedAt: Date }

/** The parts that have listings. */
export async function findListingParts(database: Database, { now, samples }: Page): Promise<ListingPart[]> {
  const { rows } = await database.execute<{ kind: string; number: number; changed_at: string }>(sql`
    select kind, ((id - 1) / ${idsPerPart}::int + 1)::int as number, max(updated_at) as changed_at
    from listing
    where live and (expires_at is null or expires_at > ${now}) and (${samples} or not sample)
    group by 1, 2 order by 1, 2`)
  return rows.map(({ kind, number, changed_at }) => ({ kind, number, changedAt: new Date(changed_at) }))
}

/** The listings of one part of an area; none: there is no such part. */
export async function findListingsOfPart(
  database: Database,
  area: AnyArea,
  number: number,
  page: Page,
): Promise<Entry[]> {
  const { rows } = await database.execute<{ ref: string; updated_at: string }>(sql`
    select ref, updated_at from listing
    where ${listed(area, page)} and id > ${(number - 1) * idsPerPart} and id <= ${number * idsPerPart} order by id`)
  return rows.map(({ ref, updated_at }) => ({
    path: `${area.path}/${encodeURIComponent(ref)}`,
    changedAt: new Date(updated_at),
  }))
}
