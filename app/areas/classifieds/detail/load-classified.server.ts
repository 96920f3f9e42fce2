import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { classifieds } from '../area.ts'

export type Seller = {
  readonly memberSince: Date
  /** 1 to 5 of the reviews of all that they sell here; null below one. */
  readonly rating: number | null
  readonly reviewCount: number
}

/** A classified with its seller; no seller if it has no owner. */
export async function loadClassified(args: LoaderFunctionArgs) {
  const detail = await loadDetail(classifieds, args)
  if (!detail.found) return detail
  const { search, demo } = args.context.get(requestContext)
  const seller = await search(args.request.signal, (database) => findSeller(database, detail.id))
  return { ...detail, seller, demo }
}

async function findSeller(database: Database, listingId: number): Promise<Seller | null> {
  const { rows } = await database.execute<{ since: string; rating: number | null; count: number }>(sql`
    select users.created_at as since, coalesce(sum(count), 0)::int as count,
      round(sum(review_count.rating * count)::numeric / nullif(sum(count), 0), 1)::float as rating
    from listing
    join users on users.id = listing.owner_id
    left join listing sold on sold.owner_id = users.id and sold.kind = listing.kind
    left join review_count on review_count.listing_id = sold.id
    where listing.id = ${listingId}
    group by users.id`)
  const [seller] = rows
  return (
    (seller && { memberSince: new Date(seller.since), rating: seller.rating, reviewCount: seller.count }) ??
    null
  )
}
