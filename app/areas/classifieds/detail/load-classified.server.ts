import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { findSellerRating } from '../../../market/public-profiles/find-person.server.ts'
import { withOrders } from '../../../deals/orders/with-orders.server.ts'
import { classifieds } from '../area.ts'

export type Seller = {
  readonly memberSince: Date
  /** 1 to 5 of the reviews of all that they list, and of their sales; null below one. */
  readonly rating: number | null
  readonly reviewCount: number
}

/** A classified with its seller; no seller if it has no owner. */
export async function loadClassified(args: LoaderFunctionArgs) {
  const detail = await loadDetail(classifieds, args)
  if (!detail.found) return detail
  const { search } = args.context.get(requestContext)
  const seller = await search(args.request.signal, (database) => findSeller(database, detail.id))
  return { ...(await withOrders(args.context, classifieds.kind, detail)), seller }
}

async function findSeller(database: Database, listingId: number): Promise<Seller | null> {
  const { rows } = await database.execute<{ id: string; since: string }>(sql`
    select users.id, users.created_at as since
    from listing join users on users.id = listing.owner_id where listing.id = ${listingId}`)
  const [seller] = rows
  if (!seller) return null
  const rating = await findSellerRating({ database }, seller.id)
  return {
    memberSince: new Date(seller.since),
    rating: rating?.average ?? null,
    reviewCount: rating?.count ?? 0,
  }
}
