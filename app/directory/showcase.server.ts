import { type SQL, sql } from 'drizzle-orm'
import type { IslandChoice } from '../ground/request/islands.ts'
import type { RequestContext } from '../ground/request/request-context.ts'
import type { Database } from '../ground/db/client.server.ts'
import type { AreaWith } from './area.ts'
import type { Attributes } from './attributes/attribute.ts'
import { cardOf, findCardsInTurn } from './cards.server.ts'
import { allOf, listed } from './conditions.server.ts'
import type { ListingCard } from './listing.ts'
import { orderOf } from './order.server.ts'
import { keepUntilNextChange } from './page-lifetime.server.ts'

/**
 * The few listings that represent an area on another page: featured ones first, each in the list's order.
 * @param island whose listings come before those of the others
 */
export async function findShowcase<A extends Attributes>(
  database: Database,
  area: AreaWith<A>,
  context: RequestContext,
  { most, condition, island = 'all' }: { most: number; condition?: SQL; island?: IslandChoice },
): Promise<ListingCard<A>[]> {
  context.tags.add(`listing:${area.kind}`)
  const all = allOf(listed(area, context), condition)
  const rows = await findCardsInTurn(database, context.language, {
    conditions: [
      ...(island === 'all' ? [] : featuredFirst(sql`${all} and island = ${island}`)),
      ...featuredFirst(all),
    ],
    first: { of: listed(area, context), most: 300 },
    order: orderOf(area, Object.keys(area.sorts)[0]!),
    most,
  })
  keepUntilNextChange(context, rows)
  return rows.map((row) => cardOf(area, row, context))
}

const featuredFirst = (all: SQL) => [sql`${all} and featured`, all]
