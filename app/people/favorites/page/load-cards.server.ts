import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { findReferences } from '../../../directory/find-references.server.ts'
import { listFavorites } from '../account-list.server.ts'
import type { FavoritesQuery } from './favorites-query.ts'
import { type FavoriteCard, pageOf } from './card.ts'
import type { Entry } from '../entry.ts'

/** An account's favorites, with the cards of the requested tab and page. */
export async function loadAccountList(context: RequestContext, userId: string, query: FavoritesQuery) {
  const entries = await listFavorites(context.database, userId)
  const { shown } = pageOf(entries, query)
  return { entries, cards: await loadCards(context.database, context, shown) }
}

/** The cards of some favorites, in their order. */
export async function loadCards(
  database: Database,
  context: RequestContext,
  entries: readonly Entry[],
): Promise<FavoriteCard[]> {
  if (entries.length === 0) return []
  const named = entries.map(({ type, id }) => ({ kind: type, ref: id }))
  const references = await findReferences(database, context, named)
  const prices = await findPricesThen(database, entries)
  return entries.map((entry, index) => {
    const reference = references[index] ?? null
    const then = prices.get(index) ?? 0
    const now = reference?.price?.cents
    return { entry, reference, wasCents: now !== undefined && then > now ? then : null }
  })
}

/** Prices at the time of saving, by the position of the entry, if they have changed since. */
async function findPricesThen(database: Database, entries: readonly Entry[]): Promise<Map<number, number>> {
  const { rows } = await database.execute<{ place: string; cents: string }>(sql`
    select place, cents from unnest(
      ${sql.param(entries.map(({ type }) => type))}::text[],
      ${sql.param(entries.map(({ id }) => id))}::text[],
      ${sql.param(entries.map(({ dateAdded }) => dateAdded))}::timestamptz[]
    ) with ordinality kept(kind, ref, since, place)
      join listing using (kind, ref)
      cross join lateral (
        select before_cents as cents from price_change
        where listing_id = listing.id and changed_at > kept.since order by changed_at, price_change.id limit 1
      ) first_change
    where cents is not null`)
  return new Map(rows.map(({ place, cents }) => [Number(place) - 1, Number(cents)]))
}
