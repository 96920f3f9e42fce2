import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { type AskerProblem, findAsker } from '../../../market/messages/find-asker.server.ts'
import { unpaidStates } from '../moves/states.ts'
import { orders } from '../tables.server.ts'

export type LimitProblem = AskerProblem | 'many'

const mostUnpaid = 5

type Attempt = {
  readonly sellerId: string
  readonly listingIds: readonly number[]
  readonly demo: boolean
}

/** Why a user may not buy now; null: they may. Two requests of one buyer wait for each other. */
export async function limitOf(
  tx: Database,
  buyerId: string,
  { sellerId, listingIds, demo }: Attempt,
): Promise<LimitProblem | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`)
  const { problem } = await findAsker(tx, buyerId, { ownerId: sellerId, listingIds, demo })
  if (problem) return problem
  const isUnpaid = and(eq(orders.buyerId, buyerId), inArray(orders.state, [...unpaidStates]))
  return (await tx.$count(orders, isUnpaid)) >= mostUnpaid ? 'many' : null
}
